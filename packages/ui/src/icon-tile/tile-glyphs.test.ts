import { expect, test } from 'vitest';
import { TILE_GLYPHS } from './tile-glyphs.ts';

type Shape = readonly [name: string, attributes: Readonly<Record<string, string>>];

/** Returns a shape of an icon as the data of a path. */
function pathOf([name, attributes]: Shape): string {
  const number = (key: string) => Number(attributes[key] ?? 0);
  // Relative to the origin, wherever the previous shape ends.
  if (name === 'path') return (attributes['d'] ?? '').replace(/^m/u, 'M0 0m');
  if (name === 'polyline') {
    const [first, ...others] = (attributes['points'] ?? '').match(/\S+ \S+/gu) ?? [];
    return `M${[first, ...others].join('L')}`;
  }
  if (name === 'circle') {
    const [x, y, r] = [number('cx'), number('cy'), number('r')];
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }
  if (name !== 'rect') throw new Error(`No path for the shape ${name}.`);
  const [x, y, r] = [number('x'), number('y'), number('rx')];
  const [right, down] = [number('width') - 2 * r, number('height') - 2 * r];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${right}${corner(r, r)}v${down}${corner(-r, r)}h${-right}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}

test.each(Object.entries(TILE_GLYPHS))('%s is drawn as in lucide', async (name, path) => {
  const icon: unknown = await import(
    /* @vite-ignore */ import.meta.resolve(`lucide-react/icons/${name}`)
  );
  const { node } = (icon as { readonly __iconData: { readonly node: readonly Shape[] } })
    .__iconData;
  expect(path).toBe(node.map((shape) => pathOf(shape)).join(''));
});
