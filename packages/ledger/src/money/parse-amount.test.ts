import { expect, it } from 'vitest';
import { formatAmount, toDecimal } from './format-amount.ts';
import { parseAmount } from './parse-amount.ts';
import fc from 'fast-check';

const read = (text: string, locale = 'en-US', currency = 'EUR', allowNegative = false) => {
  const result = parseAmount(text, { locale, currency, allowNegative });
  return result.ok ? result.value : result.error;
};

it.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12,50', 1250],
  ['.5', 50],
  ['5.', 500],
  ['1,234.56', 123456],
  ['1.234,56', 123456],
  ['1,234', 123400],
  ['1,234,567', 123456700],
  ['12,34,567.89', 123456789],
  ['1 234,50', 123450],
  ["1'234.50", 123450],
  ['12+4,50*2', 2100],
  ['(12 + 4.50) x 2', 3300],
  ['10/3', 333],
  ['20/3', 667],
  ['20 - 5 - 5', 1000],
  ['100/4', 2500],
  ['12:-', 1200],
  ['€12.50', 1250],
  ['12,50 €', 1250],
  ['EUR 12', 1200],
  ['€12 EUR', 1200],
  ['€ -3 + 5', 200],
  ['5€50', 550],
  ['12,-', 1200],
  ['12.— €', 1200],
  ['0,05', 5],
  ['--5', 500],
  ['12 eur', 1200],
  ['１２．５', 1250],
  ['\u200f12.50\u200e', 1250],
])('reads %s in English', (text, minor) => {
  expect(read(text)).toBe(minor);
});

it.each([
  ['١٢٫٥٠', 'ar-EG', 'EUR', 1250],
  ['١٬٢٣٤٫٥٠', 'ar-EG', 'EUR', 123450],
  ['१२.५०', 'hi', 'INR', 1250],
  ['1.234', 'de', 'EUR', 123400],
  ['1.234,5', 'de', 'EUR', 123450],
  ['1 234', 'fr', 'EUR', 123400],
  ['1\u202f234,5', 'fr', 'EUR', 123450],
  ['1234', 'ja', 'JPY', 1234],
  ['1,234円', 'ja', 'JPY', 1234],
  ['20 грн', 'uk', 'UAH', 2000],
  ['15 euros', 'fr', 'EUR', 1500],
  ['￥1,234', 'ja', 'JPY', 1234],
  ['1.234', 'en', 'KWD', 1234],
  ['12,5 zł', 'pl', 'PLN', 1250],
  ['100 kr', 'sv', 'SEK', 10000],
  ['R$ 10,90', 'pt-BR', 'BRL', 1090],
  ['1’234.50', 'de-CH', 'CHF', 123450],
  ['$5', 'en-US', 'USD', 500],
  ['12,50 ₪', 'he', 'ILS', 1250],
  ['1,234', 'en-US', 'USD', 123400],
  ['1,234', 'hi', 'INR', 123400],
  ['1.234', 'tr', 'TRY', 123400],
  ['1,234', 'de', 'KWD', 1234],
  ['1 234', 'en-US', 'KWD', 1234000],
])('reads %s in %s', (text, locale, currency, expected) => {
  const value = read(text, locale, currency);
  expect(typeof value === 'number' ? value : value.code).toBe(expected);
});

it.each([
  ['', { code: 'empty' }],
  ['abc', { code: 'not-a-number', at: 0 }],
  ['12+', { code: 'not-a-number', at: 3 }],
  ['(1', { code: 'not-a-number', at: 2 }],
  ['1)', { code: 'not-a-number', at: 1 }],
  ['allowance', { code: 'not-a-number', at: 0 }],
  ['0,125', { code: 'too-many-decimals', allowed: 2 }],
  ['1e3', { code: 'not-a-number', at: 1 }],
  ['12 34', { code: 'not-a-number', at: 3 }],
  ['1.2.3', { code: 'not-a-number', at: 0 }],
  ['1.234', { code: 'ambiguous', readings: [123, 123400] }],
  ['1.235 + 5', { code: 'ambiguous', readings: [624, 124000] }],
  ['12:30', { code: 'not-a-number', at: 2 }],
  ['100:4', { code: 'not-a-number', at: 3 }],
  ['12∶30', { code: 'not-a-number', at: 2 }],
  ['1.2345', { code: 'too-many-decimals', allowed: 2 }],
  ['$5', { code: 'other-currency', found: '$' }],
  ['5 USD', { code: 'other-currency', found: 'USD' }],
  ['1/0', { code: 'division-by-zero' }],
  ['-5', { code: 'negative' }],
  ['10000000000.01', { code: 'too-large' }],
])('refuses %s', (text, error) => {
  expect(read(text)).toEqual(error);
});

it.each([
  ['1,234', 'de', 'EUR', [123, 123400]],
  ['1.234', 'fr', 'EUR', [123, 123400]],
  ['1.234', 'sv', 'SEK', [123, 123400]],
  ['1,234', 'de-CH', 'CHF', [123, 123400]],
  ['1,234', 'en-US', 'KWD', [1234, 1234000]],
  ['1.234', 'de', 'KWD', [1234, 1234000]],
  ['1.500', 'en-GB', 'JPY', [2, 1500]],
])('does not guess what %s is in %s and %s', (text, locale, currency, readings) => {
  expect(read(text, locale, currency)).toEqual({ code: 'ambiguous', readings });
});

it('takes the answer to what it asked', () => {
  const answered = (reading: 'decimal' | 'grouping') =>
    parseAmount('1,234 + 1', { locale: 'de', currency: 'EUR', reading });
  expect(answered('decimal')).toEqual({ ok: true, value: 223 });
  expect(answered('grouping')).toEqual({ ok: true, value: 123500 });
});

it('refuses what is too long to be typed', () => {
  expect(read('('.repeat(100_000))).toEqual({ code: 'not-a-number', at: 200 });
});

it('never reads a sum otherwise than by its rules', () => {
  // Amounts in cents are exact as doubles, so plain arithmetic gives the expected result.
  const number = fc.integer({ min: 0, max: 99_999 });
  const sum = fc.array(fc.tuple(fc.constantFrom('+', '-', '*'), number), { maxLength: 4 });
  fc.assert(
    fc.property(number, sum, fc.constantFrom('en-US', 'de'), (first, rest, locale) => {
      const mark = locale === 'de' ? ',' : '.';
      let text = `${Math.floor(first / 100)}${mark}${String(first % 100).padStart(2, '0')}`;
      let [total, term] = [0n, BigInt(first)];
      for (const [operator, value] of rest) {
        const factor = value % 100;
        text += ` ${operator} ${factor}`;
        if (operator === '*') term *= BigInt(factor);
        else {
          total += term;
          term = BigInt(factor) * (operator === '-' ? -100n : 100n);
        }
      }
      const expected = total + term;
      const value = read(text, locale, 'EUR', true);
      expect(value).toEqual(
        expected > 10n ** 12n || expected < -(10n ** 12n)
          ? { code: 'too-large' }
          : Number(expected),
      );
    }),
  );
});

it('never fails on any text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('en', 'ar', 'hi', 'ja'),
      (text, locale) => {
        const value = read(text, locale, 'EUR', true);
        expect(
          typeof value === 'number' ? Number.isSafeInteger(value) : value.code.length > 0,
        ).toBe(true);
      },
    ),
  );
});

const locales =
  'en-US en-GB de fr es pt-BR it nl pl sv tr uk ar ar-EG he hi ja ko zh-CN de-CH fa bn mr'.split(
    ' ',
  );
const currencies = ['EUR', 'USD', 'JPY', 'KWD', 'CLF', 'HUF', 'INR', 'PLN', 'SEK', 'TRY', 'UAH'];

it('reads back what it writes, in every language and currency', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }),
      fc.constantFrom(...locales),
      fc.constantFrom(...currencies),
      fc.constantFrom('narrowSymbol' as const, 'symbol' as const, 'code' as const, 'none' as const),
      (minor, locale, currency, display) => {
        const text = formatAmount(minor, { locale, currency, display });
        expect(read(text, locale, currency, true)).toBe(minor);
        expect(read(toDecimal(minor, currency), 'en', currency, true)).toBe(minor);
      },
    ),
    { numRuns: 2000 },
  );
});
