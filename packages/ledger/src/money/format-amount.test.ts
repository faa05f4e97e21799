import { expect, it } from 'vitest';
import { formatAmount, formatAmountToParts, toDecimal } from './format-amount.ts';

const plain = (text: string): string =>
  text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u200e\u200f\u061c]/g, '');

it.each([
  [123456, 'en-US', 'USD', '$1,234.56'],
  [-123456, 'en-US', 'USD', '-$1,234.56'],
  [123456, 'de', 'EUR', '1.234,56 €'],
  [123456, 'ja', 'JPY', '￥123,456'],
  [1234, 'en-US', 'KWD', 'KWD 1.234'],
  [12345678901234, 'en-US', 'EUR', '€123,456,789,012.34'],
  [12345, 'hi', 'INR', '₹123.45'],
  [123400, 'hu', 'HUF', '1234 Ft'],
  [123450, 'hu', 'HUF', '1234,50 Ft'],
])('writes %i in %s as %s', (minor, locale, currency, text) => {
  expect(plain(formatAmount(minor, { locale, currency }))).toBe(text);
});

it('writes sums that no number holds', () => {
  expect(formatAmount(12345678901234567890n, { locale: 'en-US', currency: 'USD' })).toBe(
    '$123,456,789,012,345,678.90',
  );
});

it('shows or leaves out the sign and the currency', () => {
  const options = { locale: 'en-US', currency: 'USD' };
  expect(formatAmount(500, { ...options, sign: 'always' })).toBe('+$5.00');
  expect(formatAmount(-500, { ...options, sign: 'never' })).toBe('$5.00');
  expect(formatAmount(0, { ...options, sign: 'exceptZero' })).toBe('$0.00');
  expect(formatAmount(500, { ...options, display: 'none' })).toBe('5.00');
  expect(plain(formatAmount(500, { ...options, display: 'code' }))).toBe('USD 5.00');
});

it('writes in parts', () => {
  const parts = formatAmountToParts(1234, { locale: 'en-US', currency: 'USD' });
  expect(parts.map(({ type }) => type)).toEqual(['currency', 'integer', 'decimal', 'fraction']);
});

it.each([
  [5, 'EUR', '0.05'],
  [-5, 'EUR', '-0.05'],
  [1230, 'EUR', '12.30'],
  [12, 'JPY', '12'],
  [1, 'CLF', '0.0001'],
])('writes %i %s as the plain decimal %s', (minor, currency, text) => {
  expect(toDecimal(minor, currency)).toBe(text);
});
