import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconTile } from './icon-tile.tsx';
import { TILE_GLYPHS, type TileGlyph } from './tile-glyphs.ts';

const glyphs = Object.keys(TILE_GLYPHS).filter((name): name is TileGlyph => name in TILE_GLYPHS);

const meta = {
  title: 'UI/Media/Icon tile',
  component: IconTile,
  args: { glyph: 'shopping-cart', hue: 0 },
} satisfies Meta<typeof IconTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        {glyphs.map((glyph, index) => (
          <IconTile key={glyph} glyph={glyph} hue={index} />
        ))}
      </div>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <div key={size} style={{ display: 'flex', gap: 12 }}>
          <IconTile {...args} size={size} />
          <IconTile glyph="arrow-left-right" tone="credit" size={size} />
          <IconTile glyph="users" size={size} />
          <IconTile emoji="⛵" size={size} />
        </div>
      ))}
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'phone320' } } };
