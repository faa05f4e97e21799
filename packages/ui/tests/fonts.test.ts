import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildFonts, WEIGHTS } from '../export/build-fonts.ts';

const TOKENS = new URL('../src/tokens/', import.meta.url).pathname;

function read(file: string): string {
  return readFileSync(`${TOKENS}${file}`, 'utf8');
}

test('the fonts are those that the script builds', async () => {
  // One of the four, because compressing takes time.
  const built = await buildFonts((file) => file.includes('-latin-wght-'));
  expect(built.size).toBe(1);
  for (const [file, content] of built) {
    expect(readFileSync(`${TOKENS}fonts/${file}`).equals(content)).toBe(true);
  }
  const named = [...read('fonts.css').matchAll(/fonts\/([\w-]+\.woff2)/g)].map(([, file]) => file);
  expect(new Set(named)).toEqual(new Set(globSync('*.woff2', { cwd: `${TOKENS}fonts` })));
});

test('the fonts have every weight that the tokens use', () => {
  const weights = [...read('scale.css').matchAll(/--q-weight[\w-]*: (\d+);/g)].map(([, weight]) =>
    Number(weight),
  );
  expect(weights.length).toBeGreaterThan(2);
  expect(Math.min(...weights)).toBeGreaterThanOrEqual(WEIGHTS.min);
  expect(Math.max(...weights)).toBeLessThanOrEqual(WEIGHTS.max);
  expect(read('fonts.css').match(/font-weight: 400 700;/g)).toHaveLength(4);
});
