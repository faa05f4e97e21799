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
  ['1.234', 'de', '1.234'],
  ['163,250', 'en-US', '163.25'],
  ['1.234,5', 'de', '1234.5'],
  ['33,3 %', 'fr', '33.3'],
  ['%50', 'tr', '50'],
  ['١٫٥', 'ar-EG', '1.5'],
  ['0.0', 'en-US', '0'],
  ['-1', 'en-US', 'negative'],
  ['', 'en-US', 'empty'],
  ['1/3', 'en-US', 'not-a-number'],
  ['0.123456789', 'en-US', 'too-many-decimals'],
])('reads %s in %s', (text, locale, expected) => {
  expect(read(text, locale)).toBe(expected);
});

it('reads back what it writes in every language', () => {
  const locales = 'en de fr es pt-BR it nl pl sv tr uk ar-EG he hi ja ko zh-CN'.split(' ');
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 8n }),
      fc.integer({ min: 0, max: 8 }),
      fc.constantFrom(...locales),
      (digits, scale, locale) => {
        const decimal = writeDecimal({ digits, scale });
        // One group mark and no decimals reads as decimals, so whole thousands are not written
        // grouped in a field.
        fc.pre(digits < 10n ** BigInt(scale + 3));
        expect(read(formatDecimal(decimal, locale), locale)).toBe(decimal);
      },
    ),
  );
});
