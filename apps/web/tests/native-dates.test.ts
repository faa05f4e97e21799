import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SRC = new URL('../src/', import.meta.url).pathname;
const NATIVE = /type=["'{]+(?:date|time|month|week|datetime-local)["'}]/u;

test('no screen has a native date field, which ignores the language and the theme', () => {
  const files = globSync('**/*.tsx', { cwd: SRC });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => NATIVE.test(readFileSync(`${SRC}${file}`, 'utf8')))).toEqual([]);
});
