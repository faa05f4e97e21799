import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

const COST: ScryptOptions = { N: 16_384, r: 8, p: 1 };
const LENGTH = 32;

/** A scrypt hash with its salt. */
export interface PasswordHash {
  /** Base64. */
  readonly hash: string;
  /** Base64. */
  readonly salt: string;
  /** When it was set, in ms since the epoch. */
  readonly updatedAt: number;
}

/** Hashes a password with a new salt. `now` is in ms since the epoch. */
export async function hashPassword(password: string, now: number): Promise<PasswordHash> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt);
  return { hash: hash.toString('base64'), salt: salt.toString('base64'), updatedAt: now };
}

/** Returns whether a password matches a hash; takes constant time. */
export async function isPassword(password: string, stored: PasswordHash): Promise<boolean> {
  const expected = Buffer.from(stored.hash, 'base64');
  const actual = await derive(password, Buffer.from(stored.salt, 'base64'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, LENGTH, COST, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
