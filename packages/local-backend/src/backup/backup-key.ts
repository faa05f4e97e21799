import { hash, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { BackupError } from './backup-error.ts';
import { BASES } from './backup-plan.ts';
import type { BackupStore } from './backup-store.ts';
import { contentOf, oneChunk } from './chunks.ts';
import { seal, unseal } from './seal.ts';

/** Name of the only file that isn't encrypted: it says how the key follows from the passphrase. */
const HEADER = 'backup.json';
const FORMAT = 1;
const KEY_LENGTH = 32;
const COST = { N: 2 ** 15, r: 8, p: 1 };
/** Decrypting it shows whether the key is the right one. */
const PROOF = 'proof';

interface Header {
  readonly format: number;
  readonly salt: string;
  readonly cost: typeof COST;
  /** Sealed, base64. */
  readonly proof: string;
}

/** Keys that were derived, which takes a while on purpose. */
const derived = new WeakMap<BackupStore, { readonly id: string; readonly key: Buffer }>();

const derive = promisify<Buffer, Buffer, number, object, Buffer>(scrypt);

/**
 * Returns the key of a backup.
 * @param secret a passphrase, or the content of a key file
 * @throws {BackupError} `missing` if there is no backup; `key` for another secret
 */
export async function openBackupKey(store: BackupStore, secret: Buffer): Promise<Buffer> {
  const header = await readHeader(store);
  if (header === undefined) throw new BackupError('missing', 'There is no backup.');
  const { salt, cost } = header;
  const known = derived.get(store);
  const id = hash('sha256', Buffer.concat([Buffer.from(JSON.stringify({ salt, cost })), secret]));
  const key = known?.id === id ? known.key : await keyOf(secret, Buffer.from(salt, 'base64'), cost);
  const proof = oneChunk(Buffer.from(header.proof, 'base64'));
  try {
    await contentOf(unseal(key, PROOF, proof));
  } catch (error) {
    const message = 'The passphrase or key file is not the one of this backup.';
    throw new BackupError('key', message, { cause: error });
  }
  derived.set(store, { id, key });
  return key;
}

/**
 * Returns the key of a backup, which is created if there is none.
 * @throws {BackupError} `key` for another secret
 */
export async function createBackupKey(store: BackupStore, secret: Buffer): Promise<Buffer> {
  if ((await readHeader(store)) !== undefined) return openBackupKey(store, secret);
  if ((await store.list(BASES)).length > 0) {
    throw new BackupError('damaged', `The file ${HEADER} of the backup is missing.`);
  }
  const salt = randomBytes(KEY_LENGTH);
  const key = await keyOf(secret, salt, COST);
  const proof = await contentOf(seal(key, PROOF, oneChunk(Buffer.alloc(0))));
  const header: Header = {
    format: FORMAT,
    salt: salt.toString('base64'),
    cost: COST,
    proof: proof.toString('base64'),
  };
  await store.put(HEADER, oneChunk(Buffer.from(`${JSON.stringify(header, null, 2)}\n`)));
  return key;
}

function keyOf(secret: Buffer, salt: Buffer, cost: Header['cost']): Promise<Buffer> {
  return derive(secret, salt, KEY_LENGTH, { ...cost, maxmem: 256 * 1024 * 1024 });
}

async function readHeader(store: BackupStore): Promise<Header | undefined> {
  const files = await store.list('');
  if (!files.some(({ name }) => name === HEADER)) return undefined;
  const text = (await contentOf(store.get(HEADER))).toString();
  const header = parsed(text);
  if (!isHeader(header)) {
    throw new BackupError('damaged', `The file ${HEADER} of the backup is damaged.`);
  }
  if (header.format !== FORMAT) {
    const message = `The backup has format ${header.format}, this release reads ${FORMAT}. Use the release that wrote it.`;
    throw new BackupError('damaged', message);
  }
  return header;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isHeader(value: unknown): value is Header {
  if (typeof value !== 'object' || value === null) return false;
  const { format, salt, cost, proof } = value as Record<string, unknown>;
  if (typeof cost !== 'object' || cost === null) return false;
  const { N, r, p } = cost as Record<string, unknown>;
  return (
    typeof format === 'number' &&
    typeof salt === 'string' &&
    typeof proof === 'string' &&
    isSmall(N, 2 ** 17) &&
    isSmall(r, 8) &&
    isSmall(p, 4)
  );
}

function isSmall(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= most;
}
