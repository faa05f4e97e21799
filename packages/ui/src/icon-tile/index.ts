export { IconTile, type IconTileProps } from './icon-tile.tsx';
export type { TileGlyph } from './tile-glyphs.ts';
