import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeDecimal } from './decimal.ts';
import { formatDecimal, parseDecimal } from './parse-decimal.ts';

const read = (text: string, locale = 'en-US') => {
  const result = parseDecimal(text, { locale });
  return result.ok ? result.value : result.error.code;
};

it.each([
  ['1.5', 'en-US', '1.5'],
  ['1,5', 'en-US', '1.5'],
  ['1.234', 'en-US', '1.234'],
  ['17,525', 'de', '17.525'],
  ['0,125', 'en-US', '0.125'],
  ['1,2345', 'en-US', '1.2345'],
  ['1.234,5', 'de', '1234.5'],
  ['1,234,567', 'en-US', '1234567'],
  ['17 500', 'fr', '17500'],
  ["17'500", 'de-CH', '17500'],
  ['33,3 %', 'fr', '33.3'],
  ['%50', 'tr', '50'],
  ['١٫٥', 'ar-EG', '1.5'],
  ['0.0', 'en-US', '0'],
  ['-1', 'en-US', 'negative'],
  ['', 'en-US', 'empty'],
  ['1/3', 'en-US', 'not-a-number'],
  ['12:30', 'en-US', 'not-a-number'],
  ['0.123456789', 'en-US', 'too-many-decimals'],
])('reads %s in %s', (text, locale, expected) => {
  expect(read(text, locale)).toBe(expected);
});

it.each([
  ['17,500', 'en-US', ['17.5', '17500']],
  ['163,250', 'ja', ['163.25', '163250']],
  ['17.500', 'de', ['17.5', '17500']],
  ['1.234', 'fr', ['1.234', '1234']],
  ['1,234', 'de-CH', ['1.234', '1234']],
])('does not guess what %s is in %s', (text, locale, readings) => {
  expect(parseDecimal(text, { locale })).toEqual({
    ok: false,
    error: { code: 'ambiguous', readings },
  });
});

it('needs not ask where one of two readings makes no sense', () => {
  expect(parseDecimal('33.333', { locale: 'de', most: 100 })).toEqual({
    ok: true,
    value: '33.333',
  });
});

it('never groups', () => {
  expect(formatDecimal('17500', 'en-US')).toBe('17500');
  expect(formatDecimal('1234567.125', 'de')).toBe('1234567,125');
  expect(formatDecimal('1000', 'hi')).toBe('1000');
});

const LOCALES =
  'en-US en-GB de fr es pt-BR it nl pl sv tr uk ar ar-EG he hi ja ko zh-CN de-CH'.split(' ');

it('reads back every rate from 0.00000001 to 10^9 that it writes, in every language', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.bigInt({ min: 1n, max: 10n ** 17n }),
        // Whole thousands and three decimals are the numbers whose marks are ambiguous.
        fc.bigInt({ min: 1n, max: 10n ** 9n }).map((whole) => whole * 10n ** 8n),
        fc.bigInt({ min: 1n, max: 10n ** 12n }).map((mille) => mille * 10n ** 5n),
      ),
      fc.constantFrom(...LOCALES),
      (digits, locale) => {
        const rate = writeDecimal({ digits, scale: 8 });
        expect(read(formatDecimal(rate, locale), locale)).toBe(rate);
      },
    ),
    { numRuns: 3000 },
  );
});
