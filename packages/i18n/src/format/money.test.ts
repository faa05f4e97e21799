import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moneyFormat } from './money.ts';

const exponents: Readonly<Record<string, number>> = { JPY: 0, HUF: 2, KWD: 3 };
const getExponent = (currency: string) => exponents[currency] ?? 2;
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll('\u200F', '');

it.each([
  ['en-US', 123_456, 'USD', '$1,234.56'],
  ['de', 123_456, 'EUR', '1.234,56 €'],
  ['fr', -50, 'EUR', '−0,50 €'],
  ['ja', 1234, 'JPY', '￥1,234'],
  ['en-US', 1_234_567, 'KWD', 'KWD 1,234.567'],
  ['en-US', 123_456, 'HUF', 'Ft 1,234.56'],
  ['hi', 12_345_678, 'INR', '₹1,23,456.78'],
])('writes money in %s: %d %s is %s', (locale, minor, currency, text) => {
  expect(plain(moneyFormat(locale, { getExponent }).money(minor, currency))).toBe(text);
});

it('shows signs and drops empty minor units when asked', () => {
  const { money } = moneyFormat('en-US', { getExponent });
  expect(money(500, 'USD', { sign: 'always' })).toBe('+$5.00');
  expect(money(-500, 'USD', { sign: 'never' })).toBe('$5.00');
  expect(money(500, 'USD', { short: true })).toBe('$5');
  expect(money(505, 'USD', { short: true })).toBe('$5.05');
  expect(money(0, 'USD', { sign: 'always' })).toBe('$0.00');
});

it('returns the parts, so that minor units can be raised', () => {
  expect(moneyFormat('en-US', { getExponent }).moneyParts(-123_456, 'USD')).toEqual([
    { type: 'sign', value: '−' },
    { type: 'currency', value: '$' },
    { type: 'major', value: '1' },
    { type: 'major', value: ',' },
    { type: 'major', value: '234' },
    { type: 'mark', value: '.' },
    { type: 'minor', value: '56' },
  ]);
});

it('is exact for every amount that an integer can hold', () => {
  const { moneyParts } = moneyFormat('en-US', { getExponent });
  fc.assert(
    fc.property(
      fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }),
      fc.constantFrom('USD', 'JPY', 'KWD'),
      (minor, currency) => {
        const digits = moneyParts(minor, currency)
          .filter(({ type, value }) => (type === 'major' && value !== ',') || type === 'minor')
          .map(({ value }) => value)
          .join('');
        return Number(digits) === Math.abs(minor);
      },
    ),
  );
});

it("uses the runtime's decimals by default", () => {
  expect(plain(moneyFormat('en-US').money(500, 'JPY'))).toBe('¥500');
});
