import { describe, expect, test } from 'vitest';
import { contrastOf, readColorValue } from '../export/color.ts';
import { parseTokens, tokensOf } from '../export/parse-tokens.ts';
import { readSheets } from '../export/read-sheets.ts';
import { OMITTED, toDtcg, type TokenGroup } from '../export/to-dtcg.ts';
import { tokenFiles } from '../export/token-files.ts';

const sheets = readSheets();
const files = tokenFiles(sheets);

function flat(group: TokenGroup, path: string[] = []): { path: string; token: TokenGroup }[] {
  return Object.entries(group).flatMap(([name, value]) => {
    if (name.startsWith('$') || typeof value !== 'object' || value === null) return [];
    const token = value as TokenGroup;
    const here = [...path, name];
    return '$value' in token ? [{ path: here.join('.'), token }] : flat(token, here);
  });
}

function find(file: string, path: string): unknown {
  return flat(files[file] ?? {}).find((one) => one.path === path)?.token['$value'];
}

test('every token of the root element is exported, except what the format lacks', () => {
  const declared = [sheets.color, sheets.scale].flatMap((css) => [
    ...tokensOf(parseTokens(css), ':root').keys(),
  ]);
  const exported = flat(files['tokens.json'] ?? {}).map(
    ({ token }) => Object(token['$extensions'])['quits.css'] as unknown,
  );
  expect(declared.filter((name) => !exported.includes(name))).toEqual([...OMITTED]);
});

test.each(['tokens.json', 'tokens.dark.json'])(
  '%s has types, and aliases of its own tokens',
  (file) => {
    const tokens = flat(files[file] ?? {});
    const paths = new Set(tokens.map(({ path }) => path));
    expect(tokens.length).toBeGreaterThan(100);
    for (const { path, token } of tokens) {
      expect([path, typeof token['$type']]).toEqual([path, 'string']);
      for (const [, alias = ''] of JSON.stringify(token['$value']).matchAll(/"\{([^}]+)\}"/gu)) {
        expect(paths).toContain(alias);
      }
      // The format reserves these for references.
      for (const name of path.split('.')) expect(name).not.toMatch(/[{}$]/u);
    }
  },
);

test('values keep their units', () => {
  expect(find('tokens.json', 'space.4')).toEqual({ value: 1, unit: 'rem' });
  expect(find('tokens.json', 'radius.2')).toEqual({ value: 4, unit: 'px' });
  expect(find('tokens.json', 'motion.quick')).toEqual({ value: 120, unit: 'ms' });
  expect(find('tokens.json', 'motion.ease')).toEqual([0.2, 0, 0, 1]);
  expect(find('tokens.json', 'weight.strong')).toBe(620);
  expect(find('tokens.json', 'text.hero')).toEqual({ value: 5, unit: 'rem' });
  expect(find('tokens.json', 'color.focus')).toBe('{color.accent}');
});

test('the themes differ in colors only', () => {
  const [light, dark] = ['tokens.json', 'tokens.dark.json'].map((file) => flat(files[file] ?? {}));
  const apart = (light ?? []).filter(
    ({ token }, index) => JSON.stringify(token) !== JSON.stringify(dark?.[index]?.token),
  );
  expect(apart.length).toBeGreaterThan(50);
  expect(new Set(apart.map(({ token }) => token['$type']))).toEqual(new Set(['color']));
});

test('the resolver names each theme, and high contrast', () => {
  const resolver = JSON.stringify(files['tokens.resolver.json']);
  for (const context of ['light', 'dark', 'light-contrast', 'dark-contrast']) {
    expect(resolver).toContain(`"${context}":[`);
  }
});

describe('colors', () => {
  const none = new Map<string, string>();

  test.each([
    ['oklch(100% 0 0)', 'oklch(0% 0 0)', 21],
    ['oklch(50% 0.1 20)', 'oklch(50% 0.1 20)', 1],
  ])('the contrast of %s and %s is %d', (one, other, ratio) => {
    const [first, second] = [one, other].map((value) => readColorValue(value, 'light', none));
    expect(first && second && contrastOf(first, second)).toBeCloseTo(ratio, 2);
  });

  test('throws for a value that is not a color of the kit', () => {
    expect(() => readColorValue('rebeccapurple', 'light', none)).toThrow('not a color');
    expect(() => toDtcg(new Map([['--q-space-4', '1em']]), 'light')).toThrow('not a dimension');
  });
});
