import { createHmac, randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Seconds that a code is shown. */
export const TOTP_PERIOD = 30;
/** Digits of a code. */
export const TOTP_DIGITS = 6;

/** A new shared secret, in Base32. */
export function newTotpSecret(): string {
  return [...randomBytes(32)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** The code of a secret at a time in ms, by RFC 6238 with SHA-1. */
export function totpCode(secret: string, time: number): string {
  return codeAt(secret, Math.floor(time / 1000 / TOTP_PERIOD));
}

/**
 * Returns the period of a code, to reject its reuse; `undefined` if the code is wrong.
 * @param window number of adjacent periods that are valid too
 */
export function matchTotp(
  secret: string,
  code: string,
  time: number,
  window: number,
): number | undefined {
  const current = Math.floor(time / 1000 / TOTP_PERIOD);
  for (let period = current - window; period <= current + window; period += 1) {
    if (codeAt(secret, period) === code) return period;
  }
  return undefined;
}

function codeAt(secret: string, period: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(period));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** TOTP_DIGITS).padStart(TOTP_DIGITS, '0');
}

function fromBase32(text: string): Buffer {
  let bits = 0;
  let value = 0;
  const bytes: number[] = [];
  for (const character of text.toUpperCase()) {
    const digit = ALPHABET.indexOf(character);
    if (digit < 0) continue;
    value = ((value << 5) | digit) & 0xf_ff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((value >> bits) & 0xff);
    }
  }
  return Buffer.from(bytes);
}
