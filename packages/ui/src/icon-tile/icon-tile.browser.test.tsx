import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IconTile } from './icon-tile.tsx';
import { TILE_GLYPHS } from './tile-glyphs.ts';

const box = (element: Element | null) => element?.getBoundingClientRect();

test('draws a glyph in a hue, and an emoji instead of it', async () => {
  const screen = await render(
    <>
      <IconTile data-testid="glyph" glyph="bus" hue={14} />
      <IconTile data-testid="emoji" glyph="bus" emoji="⛵" />
    </>,
  );
  const glyph = page.getByTestId('glyph');
  await expect.element(glyph).toHaveAttribute('data-person', '2');
  await expect.element(glyph).toHaveAttribute('aria-hidden', 'true');
  expect(glyph.element().querySelector('path')?.getAttribute('d')).toBe(TILE_GLYPHS.bus);
  await expect.element(screen.getByTestId('emoji')).toHaveTextContent('⛵');
  expect(page.getByTestId('emoji').element().querySelector('svg')).toBeNull();
});

test('has a square of the same size for a glyph, an emoji and nothing', async () => {
  const screen = await render(
    <>
      <IconTile glyph="bus" />
      <IconTile emoji="👩🏽‍🌾" />
      <IconTile />
    </>,
  );
  const sizes = [...screen.container.children].map((tile) => box(tile));
  for (const size of sizes) expect([size?.width, size?.height]).toEqual([36, 36]);
});

test('shows payments in the color of money that comes back', async () => {
  await render(<IconTile data-testid="tile" glyph="arrow-left-right" tone="credit" hue={3} />);
  const tile = page.getByTestId('tile');
  await expect.element(tile).not.toHaveAttribute('data-person');
  await expect.element(tile).toHaveAttribute('data-tone', 'credit');
});
