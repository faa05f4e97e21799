import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { keepChecksums } from '@quits/service-base';
import { CHECKED_KEYS } from '../records/checked-tables.ts';

/** A pair of keys that tokens are signed with and verified by. */
interface SigningKey {
  /** Thumbprint of the public key. */
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** The keys of one data folder. */
export interface SigningKeys {
  /** Returns the key for new tokens; the first call in a new data folder waits for its creation. */
  current(): Promise<SigningKey>;
  /** The key that a token names; `undefined` when it is none of ours. */
  find(kid: unknown): SigningKey | undefined;
  /** Every key, for tokens that name none. */
  all(): readonly SigningKey[];
  /** Public keys as a JSON Web Key Set's entries. */
  publicKeys(): Promise<(JsonWebKey & { kid: string })[]>;
}

/** Loads the signing key, or creates one in the background so that startup doesn't wait for it. */
export function createSigningKeys(database: DatabaseSync): SigningKeys {
  database.exec(
    `CREATE TABLE IF NOT EXISTS identity_keys (
      kid TEXT PRIMARY KEY, pem TEXT NOT NULL, checksum INTEGER NOT NULL DEFAULT 0) STRICT`,
  );
  const intact = keepChecksums(database, CHECKED_KEYS);
  const rows = database.prepare(`SELECT pem FROM identity_keys WHERE ${intact}`).all();
  const keys = rows.map((row) => fromPrivateKey(createPrivateKey(String(row['pem']))));
  const [first] = keys;
  const pending =
    first === undefined
      ? makeKey().then((key) => {
          keep(key);
          return key;
        })
      : Promise.resolve(first);
  // An unhandled rejection would end the process; callers that await the key get the error anyway.
  pending.catch(() => undefined);

  function keep(key: SigningKey): void {
    keys.push(key);
    if (!database.isOpen) return;
    const pem = key.privateKey.export({ type: 'pkcs8', format: 'pem' });
    database.prepare('INSERT INTO identity_keys (kid, pem) VALUES (?, ?)').run(key.kid, pem);
  }

  return {
    current: () => pending,
    all: () => keys,
    find: (kid) => keys.find((key) => key.kid === kid),
    publicKeys: async () => {
      await pending;
      return keys.map(({ kid, publicKey }) => ({
        ...publicKey.export({ format: 'jwk' }),
        kid,
        use: 'sig',
        alg: 'RS256',
      }));
    },
  };
}

async function makeKey(): Promise<SigningKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return fromPrivateKey(privateKey);
}

function fromPrivateKey(privateKey: KeyObject): SigningKey {
  const publicKey = createPublicKey(privateKey);
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return { kid: createHash('sha1').update(der).digest('hex'), privateKey, publicKey };
}
