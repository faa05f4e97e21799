import {
  createCipheriv,
  createHash,
  createHmac,
  pbkdf2,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';

/** An imported hash with its algorithm's parameters. All bytes are Base64. */
export interface ImportedHash {
  readonly algorithm: string;
  readonly hash: string;
  readonly salt: string;
  readonly signerKey?: string;
  readonly saltSeparator?: string;
  readonly rounds?: number;
  /** Exponent for Firebase's scrypt; the number itself for standard scrypt. */
  readonly memoryCost?: number;
  readonly parallelization?: number;
  readonly blockSize?: number;
  readonly derivedKeyLength?: number;
  /** `SALT_AND_PASSWORD` or `PASSWORD_AND_SALT`. @default password first for HMAC, salt first otherwise */
  readonly order?: string;
}

type Derive = (password: Buffer, imported: ImportedHash) => Promise<Buffer>;

const deriveScrypt = promisify<Buffer, Buffer, number, object, Buffer>(scrypt);
const derivePbkdf2 = promisify(pbkdf2);
/** Memory for the highest cost that the service accepts. */
const MOST_MEMORY = 256 * 1024 * 1024;

const digest =
  (algorithm: string): Derive =>
  async (password, imported) => {
    let result = ordered(password, imported, 'SALT_AND_PASSWORD');
    // At least one round, whatever was given.
    for (let round = 0; round < Math.max(1, imported.rounds ?? 1); round += 1) {
      result = createHash(algorithm).update(result).digest();
    }
    return result;
  };

const hmac =
  (algorithm: string): Derive =>
  async (password, imported) =>
    createHmac(algorithm, bytes(imported.signerKey))
      .update(ordered(password, imported, 'PASSWORD_AND_SALT'))
      .digest();

const derived =
  (algorithm: string): Derive =>
  async (password, { salt, rounds, hash }) =>
    derivePbkdf2(password, bytes(salt), Math.max(1, rounds ?? 1), bytes(hash).length, algorithm);

const DERIVATIONS: Readonly<Record<string, Derive>> = {
  MD5: digest('md5'),
  SHA1: digest('sha1'),
  SHA256: digest('sha256'),
  SHA512: digest('sha512'),
  HMAC_MD5: hmac('md5'),
  HMAC_SHA1: hmac('sha1'),
  HMAC_SHA256: hmac('sha256'),
  HMAC_SHA512: hmac('sha512'),
  PBKDF_SHA1: derived('sha1'),
  PBKDF2_SHA256: derived('sha256'),
  SCRYPT: firebaseScrypt,
  STANDARD_SCRYPT: standardScrypt,
};

/** Returns whether hashes of an algorithm are supported. */
export function isKnownAlgorithm(algorithm: string): boolean {
  return algorithm === 'BCRYPT' || Object.hasOwn(DERIVATIONS, algorithm);
}

/** Returns whether a password matches an imported hash. */
export async function isImportedPassword(
  password: string,
  imported: ImportedHash,
): Promise<boolean> {
  const expected = bytes(imported.hash);
  if (imported.algorithm === 'BCRYPT') {
    // Loaded on demand.
    const { compare } = await import('bcryptjs');
    return compare(password, expected.toString('utf8'));
  }
  const actual = await DERIVATIONS[imported.algorithm]?.(Buffer.from(password), imported);
  return actual !== undefined && (isSame(actual, expected) || isSameInHex(actual, expected));
}

function isSame(actual: Buffer, expected: Buffer): boolean {
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Compares with a hexadecimal digest, which many databases store and the service accepts. */
function isSameInHex(actual: Buffer, expected: Buffer): boolean {
  return isSame(
    Buffer.from(actual.toString('hex')),
    Buffer.from(expected.toString().toLowerCase()),
  );
}

/**
 * Computes the service's own scheme: the project's signer key, encrypted with a key derived by
 * scrypt.
 */
async function firebaseScrypt(password: Buffer, imported: ImportedHash): Promise<Buffer> {
  const salt = Buffer.concat([bytes(imported.salt), bytes(imported.saltSeparator)]);
  const cost = { N: 2 ** (imported.memoryCost ?? 14), r: imported.rounds ?? 8, p: 1 };
  const key = await deriveScrypt(password, salt, 64, { ...cost, maxmem: MOST_MEMORY });
  const cipher = createCipheriv('aes-256-ctr', key.subarray(0, 32), Buffer.alloc(16));
  return Buffer.concat([cipher.update(bytes(imported.signerKey)), cipher.final()]);
}

async function standardScrypt(password: Buffer, imported: ImportedHash): Promise<Buffer> {
  const cost = {
    N: imported.memoryCost ?? 16_384,
    r: imported.blockSize ?? 8,
    p: imported.parallelization ?? 1,
  };
  const length = imported.derivedKeyLength ?? bytes(imported.hash).length;
  return deriveScrypt(password, bytes(imported.salt), length, { ...cost, maxmem: MOST_MEMORY });
}

function ordered(password: Buffer, imported: ImportedHash, usual: string): Buffer {
  const salt = bytes(imported.salt);
  const isPasswordFirst = (imported.order ?? usual) === 'PASSWORD_AND_SALT';
  return Buffer.concat(isPasswordFirst ? [password, salt] : [salt, password]);
}

/** The client libraries send either alphabet of Base64; Node reads both. */
function bytes(value = ''): Buffer {
  return Buffer.from(value, 'base64');
}
