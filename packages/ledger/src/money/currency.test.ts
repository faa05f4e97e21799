import { expect, it } from 'vitest';
import { currencyCodes, currencyExponent, isCurrency } from './currency.ts';

/**
 * Where engines follow CLDR, which leaves out decimals that are not in use, or has none of a code's
 * own.
 */
const MAY_DIFFER =
  'AFN ALL CLF COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR RSD SLE SLL SOS SYP UYW YER'.split(' ');

const runtimeExponent = (currency: string): number | undefined =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits;

it.each([
  ['JPY', 0],
  ['EUR', 2],
  ['HUF', 2],
  ['KWD', 3],
  ['CLF', 4],
  ['UYW', 4],
])('counts %s with %i decimals', (currency, exponent) => {
  expect(currencyExponent(currency)).toBe(exponent);
});

it('agrees with the runtime but where that is known to follow CLDR', () => {
  const differing = currencyCodes().filter(
    (code) => currencyExponent(code) !== runtimeExponent(code),
  );
  expect(differing.filter((code) => !MAY_DIFFER.includes(code))).toEqual([]);
});

it('knows the codes of the runtime and no others', () => {
  expect(['EUR', 'JPY', 'CLF'].every(isCurrency)).toBe(true);
  expect(['XXY', 'eur', '', 'EURO'].some(isCurrency)).toBe(false);
});
