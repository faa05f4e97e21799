import { IconTile, type IconTileProps } from '@quits/ui';

/** Default emoji of new groups; drawn as an icon instead, because the emoji is hardly visible on a tile and needs a font. */
const DEFAULT = '🧾';

/** Props of {@link GroupTile}. */
export interface GroupTileProps {
  /** `undefined` while the group loads. */
  readonly emoji: string | undefined;
  readonly size?: IconTileProps['size'];
}

/** The emoji that a group chose, or a drawn icon, on a tile, as decoration beside its name. */
export function GroupTile({ emoji, size = 'large' }: GroupTileProps) {
  if (emoji === undefined) return <IconTile size={size} />;
  const isChosen = emoji !== '' && emoji !== DEFAULT;
  return <IconTile size={size} glyph="users" {...(isChosen && { emoji })} />;
}
