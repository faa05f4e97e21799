import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from '../data/sync-folder.ts';

/** A key in a file of its own, which exists only while something is encrypted by it. */
export interface OutboxKey {
  /** Encrypts a text; creates the key if there is none. */
  seal(text: string, id: string): Buffer;
  /** Decrypts a text; `undefined` if the key is gone, or it was encrypted for another id. */
  open(sealed: Uint8Array, id: string): string | undefined;
  /** Deletes the key: nothing that it encrypted can be read anymore, wherever it is. */
  destroy(): void;
}

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Opens the key of a file. */
export function createOutboxKey(file: string): OutboxKey {
  let key = read(file);
  return {
    seal(text, id) {
      key ??= create(file);
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(id));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(sealed, id) {
      if (key === undefined) return undefined;
      const [nonce, rest] = [sealed.subarray(0, NONCE_BYTES), sealed.subarray(NONCE_BYTES)];
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(id)).setAuthTag(rest.subarray(0, TAG_BYTES));
      try {
        const body = decipher.update(rest.subarray(TAG_BYTES));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
    destroy() {
      key = undefined;
      rmSync(file, { force: true });
    },
  };
}

function read(file: string): Buffer | undefined {
  try {
    const key = readFileSync(file);
    return key.length === KEY_BYTES ? key : undefined;
  } catch {
    return undefined;
  }
}

function create(file: string): Buffer {
  const key = randomBytes(KEY_BYTES);
  const descriptor = openSync(file, 'w', 0o600);
  try {
    writeSync(descriptor, key);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  syncFolder(dirname(file));
  return key;
}
