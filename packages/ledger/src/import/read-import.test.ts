import { expect, it } from 'vitest';
import { detectFormat, readImport } from './read-import.ts';

it.each([
  ['', 'empty'],
  ['{"a": 1', 'broken-json'],
  ['{"a": 1}', 'unknown-format'],
  ['hello\nworld', 'unknown-format'],
  ['[]', 'unknown-format'],
])('refuses %j', (text, code) => {
  expect(readImport(text, { currency: 'EUR', untitled: '' })).toEqual({
    ok: false,
    error: { code },
  });
  expect(detectFormat(text)).toBeUndefined();
});
