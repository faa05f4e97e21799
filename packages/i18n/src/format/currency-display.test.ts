import { describe, expect, it } from 'vitest';
import { locales } from '../locale/locales.ts';
import { createFormatter } from './create-formatter.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F\u200F\u200E\u061C]/g, ' ').trim();

/** Formats 5.00 in each currency, in a scope of all of them. */
function written(
  locale: Parameters<typeof createFormatter>[0],
  own: string | undefined,
  codes: string,
) {
  const currencies = codes.split(' ');
  const { money } = createFormatter(locale, { getExponent: () => 2 }).among({ own, currencies });
  return currencies.map((currency) => plain(money(500, currency)));
}

describe('the currencies of a place', () => {
  it.each([
    ['en-US', 'USD', 'USD', ['$5.00']],
    ['en-US', 'CAD', 'CAD', ['$5.00']],
    ['en-US', 'USD', 'USD EUR', ['$5.00', '€5.00']],
    ['en-US', 'USD', 'USD CAD AUD MXN', ['USD 5.00', 'CAD 5.00', 'AUD 5.00', 'MXN 5.00']],
    ['en-GB', 'USD', 'USD CAD AUD', ['US$5.00', 'CA$5.00', 'A$5.00']],
    ['en-US', 'EUR', 'EUR CAD', ['€5.00', 'CA$5.00']],
    ['en-US', 'SEK', 'SEK NOK DKK', ['SEK 5.00', 'NOK 5.00', 'DKK 5.00']],
    ['sv', 'SEK', 'SEK NOK', ['5,00 SEK', '5,00 NOK']],
    ['de', 'EUR', 'EUR SEK', ['5,00 €', '5,00 SEK']],
    ['en-US', 'JPY', 'JPY CNY', ['JPY 5.00', 'CNY 5.00']],
    ['en-GB', 'JPY', 'JPY CNY', ['JP¥5.00', 'CN¥5.00']],
    ['fr', 'USD', 'USD CAD', ['5,00 $US', '5,00 $CA']],
    ['en-US', 'GBP', 'GBP EGP', ['£5.00', 'EGP 5.00']],
  ] as const)('in %s, own %s: %s', (locale, own, codes, expected) => {
    expect(written(locale, own, codes)).toEqual(expected);
  });

  it('need no own one, as in a list of groups', () => {
    expect(written('en-US', undefined, 'CAD')).toEqual(['$5.00']);
    expect(written('en-US', undefined, 'USD EUR')).toEqual(['$5.00', '€5.00']);
    expect(written('en-US', undefined, 'EUR CAD')).toEqual(['€5.00', 'CA$5.00']);
    expect(written('en-US', undefined, 'USD CAD')).toEqual(['USD 5.00', 'CAD 5.00']);
  });

  it('includes the one that is written, whether it was named or not', () => {
    const format = createFormatter('en-US').among({ own: 'USD', currencies: ['USD'] });
    expect(plain(format.money(500, 'CAD'))).toBe('CAD 5.00');
    expect(format.currencySymbol('CAD')).toBe('CAD');
    expect(format.currencySymbol('USD')).toBe('$');
  });

  it('keeps the formats of a place as they are until they change', () => {
    const format = createFormatter('en-US');
    const once = format.among({ own: 'USD', currencies: ['USD', 'CAD'] });
    expect(format.among({ own: 'USD', currencies: ['CAD', 'USD', 'CAD'] })).toBe(once);
    expect(format.among({ own: 'CAD', currencies: ['USD', 'CAD'] })).not.toBe(once);
  });
});

const CONFUSED =
  'USD CAD AUD NZD MXN SGD HKD ARS CLP COP SEK NOK DKK ISK JPY CNY GBP EGP LBP INR PKR';

it.each(locales)('never writes two of a place alike, in %s', (locale) => {
  for (const own of ['USD', 'CAD', 'SEK', 'JPY', 'EUR', undefined]) {
    const all = written(locale, own, CONFUSED).map((text) => text.normalize('NFKC'));
    expect([own, new Set(all).size]).toEqual([own, all.length]);
  }
});
