import { afterEach, describe, expect, it, vi } from 'vitest';
import { CURRENT_CODES, FORMER_CODES, UNITS_OF_ACCOUNT } from './currency-codes.ts';
import { currencyCodes, currencyExponent, isCurrency, isCurrentCurrency } from './currency.ts';

/**
 * Currencies for which engines follow CLDR, which omits decimals not in use, or doesn't know the
 * code.
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
  ['ITL', 0],
  ['HRK', 2],
])('counts %s with %i decimals', (currency, exponent) => {
  expect(currencyExponent(currency)).toBe(exponent);
});

it('agrees with the runtime but where that is known to follow CLDR', () => {
  const differing = currencyCodes().filter(
    (code) => currencyExponent(code) !== runtimeExponent(code),
  );
  expect(differing.filter((code) => !MAY_DIFFER.includes(code))).toEqual([]);
});

describe('the table', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('has every code that this runtime supports or has a name for', () => {
    const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
    const letters = Array.from({ length: 26 }, (_, i) => String.fromCodePoint(65 + i));
    const named = letters
      .flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)))
      .filter((code) => names.of(code) !== undefined);
    expect(named.length).toBeGreaterThan(250);
    const asked = [...named, ...Intl.supportedValuesOf('currency')];
    expect(asked.filter((code) => !isCurrency(code))).toEqual([]);
  });

  it('has each code once, of three capitals, in order', () => {
    const all = [...CURRENT_CODES, ...UNITS_OF_ACCOUNT, ...FORMER_CODES];
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
    for (const list of [CURRENT_CODES, UNITS_OF_ACCOUNT, FORMER_CODES]) {
      expect(list).toEqual(list.toSorted());
    }
  });

  it('knows what some runtimes do not, and no other codes', () => {
    expect(['EUR', 'JPY', 'CLF', 'SLE', 'XCG', 'ZWG', 'HRK', 'BGN', 'DEM'].every(isCurrency)).toBe(
      true,
    );
    expect(['XXY', 'ZZZ', 'eur', '', 'EURO'].some(isCurrency)).toBe(false);
  });

  it('offers the money of today only', () => {
    expect(currencyCodes()).toEqual(expect.arrayContaining(['EUR', 'SLE', 'XCG', 'ZWG', 'VES']));
    const past = ['HRK', 'BGN', 'SLL', 'ANG', 'ZWL', 'DEM', 'XAU', 'XXX', 'XTS', 'CLF'];
    expect(currencyCodes().filter((code) => past.includes(code))).toEqual([]);
    expect(past.some(isCurrentCurrency)).toBe(false);
    expect(past.every(isCurrency)).toBe(true);
  });

  it('is the same in a runtime that knows no currencies at all', async () => {
    const before = { codes: currencyCodes(), former: isCurrency('HRK'), sle: isCurrency('SLE') };
    vi.stubGlobal('Intl', { supportedValuesOf: () => [] });
    vi.resetModules();
    const again = await import('./currency.ts');
    expect({
      codes: again.currencyCodes(),
      former: again.isCurrency('HRK'),
      sle: again.isCurrency('SLE'),
    }).toEqual(before);
  });
});
