import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc16 } from './crc16.ts';
import { pixCode } from './pix-code.ts';
import { readPixKey } from './pix-key.ts';
import { utf8 } from './utf8.ts';

/** Reads the fields of an EMV code; throws if the lengths don't add up. */
function fieldsOf(code: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < code.length) {
    const length = Number(code.slice(at + 2, at + 4));
    const value = code.slice(at + 4, at + 4 + length);
    if (value.length !== length) throw new Error(`Field ${code.slice(at, at + 2)} is cut off.`);
    fields.set(code.slice(at, at + 2), value);
    at += 4 + length;
  }
  return fields;
}

describe('crc16', () => {
  it('returns the check value of CRC-16/CCITT-FALSE', () => {
    expect(crc16(utf8('123456789'))).toBe(0x29b1);
  });

  it('matches the examples of the central bank', () => {
    const examples = [
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    ];
    for (const example of examples) {
      const crc = crc16(utf8(example.slice(0, -4)))
        .toString(16)
        .toUpperCase();
      expect(crc.padStart(4, '0')).toBe(example.slice(-4));
    }
  });

  it('finds every changed bit', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), fc.nat(), (bytes, place) => {
        const changed = Uint8Array.from(bytes);
        const at = place % (bytes.length * 8);
        const index = at >> 3;
        changed[index] = (changed[index] ?? 0) ^ (1 << (at & 7));
        expect(crc16(changed)).not.toBe(crc16(bytes));
      }),
    );
  });
});

describe('pixCode', () => {
  const key = '123e4567-e12b-12d1-a456-426655440000';

  it('has the fields of a static code', () => {
    const code = pixCode(
      { key, name: 'Fulano de Tal', city: 'Brasília' },
      { amount: 12_345, currency: 'BRL', note: '' },
    );
    expect(code.slice(0, -4)).toBe(
      `00020126580014br.gov.bcb.pix0136${key}5204000053039865406123.455802BR5913Fulano de Tal6008Brasilia62070503***6304`,
    );
  });

  it('can be read back, with a CRC that matches, whatever the texts are', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        fc.integer({ min: 1, max: 10 ** 12 }),
        (name, note, amount) => {
          const code = pixCode({ key, name }, { amount, currency: 'BRL', note });
          const fields = fieldsOf(code);
          expect(code).toMatch(/^[\x20-\x7e]+$/);
          expect(crc16(utf8(code.slice(0, -4)))).toBe(Number.parseInt(fields.get('63') ?? '', 16));
          expect(fieldsOf(fields.get('26') ?? '').get('01')).toBe(key);
          expect(Math.round(Number(fields.get('54')) * 100)).toBe(amount);
          expect(fields.get('59')?.length).toBeGreaterThan(0);
          expect(fields.get('59')?.length).toBeLessThanOrEqual(25);
        },
      ),
    );
  });
});

describe('readPixKey', () => {
  it.each([
    ['111.444.777-35', '11144477735'],
    ['11.222.333/0001-81', '11222333000181'],
    // The example of the tax authority for letters.
    ['12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['+55 (11) 98765-4321', '+5511987654321'],
    ['11 98765 4321', '+5511987654321'],
    ['Ana@Example.com', 'ana@example.com'],
    ['123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
  ])('reads %s', (text, key) => {
    expect(readPixKey(text)).toEqual({ ok: true, value: key });
  });

  it.each([
    ['', 'empty'],
    ['11144477734', 'check-digits'],
    ['11111111111', 'check-digits'],
    ['11222333000182', 'check-digits'],
    ['00000000000000', 'check-digits'],
    ['ana@', 'format'],
    ['hello', 'format'],
  ])('rejects “%s” as %s', (text, code) => {
    expect(readPixKey(text)).toMatchObject({ ok: false, error: { code } });
  });
});
