import { expect, test } from 'vitest';
import { crc16 } from '../src/pay/crc16.ts';
import { ibanCheckDigits, readIban } from '../src/pay/iban.ts';
import { IBAN_LENGTHS } from '../src/pay/iban-countries.ts';
import { pixCode } from '../src/pay/pix-code.ts';
import { utf8 } from '../src/pay/utf8.ts';

const MANY = 1_000_000;

/** A repeatable sequence of integers below 2^32 (mulberry32). */
function randomIntegers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

test('a million IBANs pass with their check digits and fail with any other', () => {
  const next = randomIntegers(1);
  const countries = Object.entries(IBAN_LENGTHS);
  let wrong = 0;
  for (let run = 0; run < MANY; run += 1) {
    const [country = '', length = 0] = countries[next() % countries.length] ?? [];
    let account = '';
    while (account.length < length - 4) account += (next() % 36).toString(36).toUpperCase();
    const digits = ibanCheckDigits(country, account);
    const other = String(2 + ((Number(digits) - 2 + 1 + (next() % 96)) % 97)).padStart(2, '0');
    // The same number by integers of any size.
    const plain = `${account}${country}${digits}`.split('').map((one) => Number.parseInt(one, 36));
    if (BigInt(plain.join('')) % 97n !== 1n) wrong += 1;
    if (!readIban(`${country}${digits}${account}`).ok) wrong += 1;
    if (readIban(`${country}${other}${account}`).ok) wrong += 1;
  }
  expect(wrong).toBe(0);
});

test('a million Pix codes end with the CRC of a table-driven implementation', () => {
  const next = randomIntegers(2);
  const table = Array.from({ length: 256 }, (_, byte) => crc16([byte]) ^ crc16([0]));
  let wrong = 0;
  for (let run = 0; run < MANY; run += 1) {
    const name = (next() * 2 ** 20 + next()).toString(36);
    const code = pixCode(
      { key: `${name}@example.com`, name },
      { amount: 1 + (next() % 10 ** 9), currency: 'BRL', note: '' },
    );
    let crc = 0xffff;
    for (const byte of utf8(code.slice(0, -4))) {
      crc = ((crc << 8) & 0xffff) ^ (table[(crc >> 8) ^ byte] ?? 0);
    }
    if (crc !== Number.parseInt(code.slice(-4), 16)) wrong += 1;
  }
  expect(wrong).toBe(0);
});
