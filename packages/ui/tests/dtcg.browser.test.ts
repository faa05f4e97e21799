import { afterEach, expect, test } from 'vitest';
import color from '../src/tokens/color.css?raw';
import contrastSheet from '../src/tokens/contrast.css?raw';
import people from '../src/tokens/people.css?raw';
import scale from '../src/tokens/scale.css?raw';
import type { TokenGroup } from '../export/to-dtcg.ts';
import { tokenFiles } from '../export/token-files.ts';
import { readColor } from './read-color.ts';

const files = tokenFiles({ color, contrast: contrastSheet, people, scale });
const root = document.documentElement;

afterEach(() => {
  delete root.dataset['theme'];
});

function hexOf(value: unknown): string | undefined {
  const hex: unknown = Object(Object(value).$value).hex;
  return typeof hex === 'string' ? hex : undefined;
}

/** Returns the exported colors that differ from the painted ones by more than rounding. */
function apart(group: TokenGroup, element: Element): string[] {
  return Object.entries(group).flatMap(([name, token]) => {
    const hex = hexOf(token);
    const alpha: unknown = Object(Object(Object(token).$value)).alpha;
    if (hex === undefined || alpha !== 1) return [];
    const painted = readColor(element, `--q-${name}`).map((channel) => Math.round(channel * 255));
    const exported = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    const most = Math.max(...painted.map((channel, at) => Math.abs(channel - (exported[at] ?? 0))));
    return most <= 2 ? [] : [`${name}: ${hex}, painted ${painted.join(' ')}`];
  });
}

test.each([
  ['light', 'tokens.json'],
  ['dark', 'tokens.dark.json'],
])('in the %s theme, %s has the colors that Chromium paints', (theme, file) => {
  root.dataset['theme'] = theme;
  const { color: colors, person } = files[file] ?? {};
  expect(apart(colors as TokenGroup, root)).toEqual([]);
  for (const [number, group] of Object.entries(person as TokenGroup)) {
    const element = document.createElement('div');
    element.dataset['person'] = number;
    root.append(element);
    expect(apart(group as TokenGroup, element)).toEqual([]);
    element.remove();
  }
});
