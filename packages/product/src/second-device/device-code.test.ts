import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CODE_ALPHABET, CODE_LENGTH, readDeviceCode, spacedCode } from './device-code.ts';

const code = fc.string({
  unit: fc.constantFrom(...CODE_ALPHABET.split('')),
  minLength: CODE_LENGTH,
  maxLength: CODE_LENGTH,
});

it('reads a code as it is shown, and as people type it', () => {
  fc.assert(
    fc.property(code, (one) => {
      expect(readDeviceCode(spacedCode(one))).toBe(one);
      const typed = one.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
      expect(readDeviceCode(` ${typed.slice(0, 3)}-${typed.slice(3)}\n`)).toBe(one);
    }),
  );
});

it('reads a link by its secret', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
      const secret = Buffer.from(bytes).toString('base64url');
      expect(readDeviceCode(secret)).toBe(secret);
      expect(readDeviceCode(`https://quits.example.org/device#${secret}`)).toBe(secret);
    }),
  );
});

it.each([
  '',
  'ABCDE',
  'ABCDE FGHJKM',
  'ABCDE!GHJK',
  'https://quits.example.org/device',
  'U'.repeat(10),
])('reads nothing in “%s”', (text) => {
  expect(readDeviceCode(text)).toBeUndefined();
});
