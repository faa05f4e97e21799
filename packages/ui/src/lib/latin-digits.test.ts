import { expect, test } from 'vitest';
import { latinDigits } from './latin-digits.ts';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['12 ab', '12 ab'],
])('reads %s as %s', (text, digits) => {
  expect(latinDigits(text)).toBe(digits);
});
