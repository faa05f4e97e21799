import { expect, test } from 'vitest';
import { parseTimeout } from './timeout.ts';

test.each([
  ['2H', 7_200_000],
  ['3M', 180_000],
  ['10S', 10_000],
  ['250m', 250],
  ['500u', 0.5],
  ['1000000n', 1],
  ['99999999H', 2 ** 31 - 1],
  ['', undefined],
  ['-1S', undefined],
  ['123456789S', undefined],
  ['5x', undefined],
])('reads "%s"', (header, milliseconds) => {
  expect(parseTimeout(header)).toBe(milliseconds);
});
