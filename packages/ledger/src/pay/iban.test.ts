import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIban, ibanCheckDigits, readIban } from './iban.ts';
import { IBAN_LENGTHS } from './iban-countries.ts';

/** Examples of the SWIFT IBAN registry. */
const REGISTRY = [
  'AD1200012030200359100100',
  'AE070331234567890123456',
  'AT611904300234573201',
  'BE68539007547034',
  'BG80BNBG96611020345678',
  'BR1800360305000010009795493C1',
  'CH9300762011623852957',
  'CZ6508000000192000145399',
  'DE89370400440532013000',
  'DK5000400440116243',
  'EE382200221020145685',
  'ES9121000418450200051332',
  'FI2112345600000785',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'GR1601101250000000012300695',
  'HR1210010051863000160',
  'HU42117730161111101800000000',
  'IE29AIBK93115212345678',
  'IT60X0542811101000000123456',
  'LU280019400644750000',
  'MT84MALT011000012345MTLCAST001S',
  'NL91ABNA0417164300',
  'NO9386011117947',
  'PL61109010140000071219812874',
  'PT50000201231234567890154',
  'RO49AAAA1B31007593840000',
  'SE4550000000058398257466',
  'SI56263300012039086',
  'SK3112000000198742637541',
  'TR330006100519786457841326',
  'UA213223130000026007233566001',
  'LC55HEMM000100010012001200023015',
];

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const country = fc.constantFrom(...Object.keys(IBAN_LENGTHS));
const iban = country.chain((code) => {
  const length = (IBAN_LENGTHS[code] ?? 0) - 4;
  return fc
    .array(fc.constantFrom(...ALPHABET.split('')), { minLength: length, maxLength: length })
    .map((characters) => characters.join(''))
    .map((account) => `${code}${ibanCheckDigits(code, account)}${account}`);
});

describe('readIban', () => {
  it.each(REGISTRY)('accepts %s of the registry, as printed too', (example) => {
    expect(readIban(example)).toEqual({ ok: true, value: example });
    expect(readIban(` iban: ${formatIban(example).toLowerCase()} `)).toEqual(readIban(example));
  });

  it('says why it rejects', () => {
    const codeOf = (text: string) => readIban(text);
    expect(codeOf('  ')).toMatchObject({ error: { code: 'empty' } });
    expect(codeOf('12345')).toMatchObject({ error: { code: 'format' } });
    expect(codeOf('US89370400440532013000')).toMatchObject({ error: { code: 'country' } });
    expect(codeOf('DE8937040044053201300')).toEqual({
      ok: false,
      error: { code: 'length', length: 22 },
    });
    expect(codeOf('DE88370400440532013000')).toMatchObject({ error: { code: 'check-digits' } });
    expect(codeOf('DE8937040044053201300Ü')).toMatchObject({ error: { code: 'format' } });
  });

  it('accepts every account with its check digits', () => {
    fc.assert(
      fc.property(iban, (text) => {
        expect(readIban(text)).toEqual({ ok: true, value: text });
      }),
      { numRuns: 2000 },
    );
  });

  it('finds every wrong digit or letter, and every swap of neighboring digits', () => {
    fc.assert(
      fc.property(iban, fc.nat(), fc.nat(), (text, place, other) => {
        const at = 2 + (place % (text.length - 2));
        const right = text[at] ?? '';
        const kind = /\d/.test(right) ? ALPHABET.slice(0, 10) : ALPHABET.slice(10);
        const wrong = kind[other % kind.length] ?? '';
        const typo = text.slice(0, at) + wrong + text.slice(at + 1);
        expect(readIban(typo).ok).toBe(typo === text);
        const two = text.slice(at, at + 2);
        if (!/^\d\d$/.test(two)) return;
        const swapped = `${text.slice(0, at)}${two[1]}${two[0]}${text.slice(at + 2)}`;
        expect(readIban(swapped).ok).toBe(swapped === text);
      }),
      { numRuns: 2000 },
    );
  });
});
