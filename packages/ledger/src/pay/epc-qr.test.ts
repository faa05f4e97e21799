import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epcQr, MAX_EPC_BYTES } from './epc-qr.ts';
import { utf8 } from './utf8.ts';

const IBAN = 'DE89370400440532013000';
const payee = { iban: IBAN, name: 'Ana Kovač' };
const request = { amount: 1250, currency: 'EUR', note: 'Adriatic, by rail' };

describe('epcQr', () => {
  it('writes the lines of the standard', () => {
    expect(epcQr(payee, request)).toEqual({
      ok: true,
      value: `BCD\n002\n1\nSCT\n\nAna Kovač\n${IBAN}\nEUR12.50\n\n\nAdriatic, by rail`,
    });
  });

  it('ends with the last line that says something', () => {
    const code = epcQr({ ...payee, bic: 'cobadeff xxx' }, { ...request, note: ' ' });
    expect(code).toMatchObject({
      value: `BCD\n002\n1\nSCT\nCOBADEFFXXX\nAna Kovač\n${IBAN}\nEUR12.50`,
    });
  });

  it.each([
    ['another currency', {}, { currency: 'CHF' }, 'currency'],
    ['no amount', {}, { amount: 0 }, 'amount'],
    ['a billion euros', {}, { amount: 100_000_000_000 }, 'amount'],
    ['an account outside SEPA', { iban: 'BR1800360305000010009795493C1' }, {}, 'country'],
    ['no name', { name: ' \n' }, {}, 'name'],
    ['a Swiss account without a BIC', { iban: 'CH9300762011623852957' }, {}, 'bic'],
    ['an invalid BIC', { bic: 'COBA' }, {}, 'bic'],
  ])('rejects %s', (_, changedPayee, changedRequest, code) => {
    const made = epcQr({ ...payee, ...changedPayee }, { ...request, ...changedRequest });
    expect(made).toEqual({ ok: false, error: { code } });
  });

  it('accepts the smallest and the largest amount', () => {
    expect(epcQr(payee, { ...request, amount: 1 })).toMatchObject({ ok: true });
    const largest = epcQr(payee, { ...request, amount: 99_999_999_999 });
    expect(largest.ok && largest.value.split('\n')[7]).toBe('EUR999999999.99');
  });

  it('keeps to 331 bytes and 11 lines, whatever the texts are', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(text, text, fc.integer({ min: 1, max: 99_999_999_999 }), (name, note, amount) => {
        const code = epcQr({ ...payee, name: `A${name}` }, { amount, currency: 'EUR', note });
        if (!code.ok) throw new Error(code.error.code);
        expect(utf8(code.value).length).toBeLessThanOrEqual(MAX_EPC_BYTES);
        const lines = code.value.split(/\r\n|\n|\r/);
        expect(lines.length === 8 || lines.length === 11).toBe(true);
        expect(lines.at(-1)).not.toBe('');
        expect(lines[6]).toBe(IBAN);
      }),
    );
  });
});

describe('utf8', () => {
  it('encodes as the platform does', () => {
    const encoder = new TextEncoder();
    fc.assert(
      fc.property(fc.array(fc.nat(0x10ffff), { maxLength: 40 }), (points) => {
        const text = String.fromCodePoint(...points);
        expect(utf8(text).join(' ')).toBe(encoder.encode(text).join(' '));
      }),
    );
    expect(utf8('a\ud800b')).toEqual([...encoder.encode('a\ud800b')]);
  });
});
