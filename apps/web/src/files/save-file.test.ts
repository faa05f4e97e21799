import { expect, it } from 'vitest';
import { fileName } from './save-file.ts';

it.each([
  ['Lisbon 2026', 'Lisbon 2026'],
  ['a/b\\c: "d"?', 'a b c d'],
  ['..', 'Quits'],
  [' \n\u0007 ', 'Quits'],
  ['Größe 🧾', 'Größe 🧾'],
])('names the file of %j %j', (name, file) => {
  expect(fileName(name)).toBe(file);
});
