import { expect, it } from 'vitest';
import { acceptedEncoding } from './encodings.ts';

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['GZIP', 'gzip'],
  [undefined, undefined],
])('chooses for %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
