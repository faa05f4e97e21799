import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { BackupError } from './backup-error.ts';

// A sealed file is a random salt and chunks of AES-256-GCM. Its key is derived from the backup's key, the salt and the
// file's name, so no file passes for another. The nonce counts the chunks and marks the last one, so none can be
// left out, repeated or moved.

const SALT = 32;
const TAG = 16;
const NONCE = 12;
/** Bytes of a chunk before encryption. */
const CHUNK = 1024 * 1024;

/** Encrypts and authenticates a file of a backup. */
export async function* seal(
  key: Buffer,
  name: string,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT);
  const fileKey = fileKeyOf(key, salt, name);
  yield salt;
  let index = 0;
  let held: readonly Uint8Array[] | undefined;
  for await (const parts of partsOf(content, CHUNK)) {
    if (held !== undefined) yield* encrypt(fileKey, index++, false, held);
    held = parts;
  }
  yield* encrypt(fileKey, index, true, held ?? []);
}

/**
 * Decrypts a file of a backup. Nothing is passed on that isn't authentic.
 * @throws {BackupError} `damaged` if it was changed, cut off, or written with another key or name
 */
export async function* unseal(
  key: Buffer,
  name: string,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let fileKey: Buffer | undefined;
  let index = 0;
  let held: Buffer | undefined;
  for await (const chunk of chunksOf(content, CHUNK + TAG, SALT)) {
    if (fileKey === undefined) fileKey = fileKeyOf(key, chunk, name);
    else {
      if (held !== undefined) yield decrypt(fileKey, index++, false, held, name);
      held = chunk;
    }
  }
  if (fileKey === undefined || held === undefined) throw damaged(name);
  yield decrypt(fileKey, index, true, held, name);
}

function fileKeyOf(key: Buffer, salt: Buffer, name: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, `quits-backup:${name}`, 32));
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE);
  nonce.writeUInt32BE(index, 4);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE - 1);
  return nonce;
}

/** Encrypts a chunk part by part: whole chunks would be so much new memory that garbage collections delay requests. */
function* encrypt(
  key: Buffer,
  index: number,
  isLast: boolean,
  plain: readonly Uint8Array[],
): Generator<Buffer> {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, isLast));
  for (const part of plain) yield cipher.update(part);
  cipher.final();
  yield cipher.getAuthTag();
}

function decrypt(
  key: Buffer,
  index: number,
  isLast: boolean,
  sealed: Buffer,
  name: string,
): Buffer {
  if (sealed.length < TAG) throw damaged(name);
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index, isLast), {
    authTagLength: TAG,
  });
  decipher.setAuthTag(sealed.subarray(-TAG));
  const plain = decipher.update(sealed.subarray(0, -TAG));
  try {
    decipher.final();
  } catch (error) {
    throw damaged(name, error);
  }
  return plain;
}

function damaged(name: string, cause?: unknown): BackupError {
  return new BackupError('damaged', `The file ${name} of the backup is damaged.`, { cause });
}

/** Cuts a stream into chunks of one size; the first may have another size, and the last may be shorter. */
async function* chunksOf(
  content: AsyncIterable<Uint8Array>,
  size: number,
  first = size,
): AsyncGenerator<Buffer> {
  for await (const parts of partsOf(content, size, first)) yield Buffer.concat(parts);
}

/** Like {@link chunksOf}, but the parts of a chunk stay as they came. */
async function* partsOf(
  content: AsyncIterable<Uint8Array>,
  size: number,
  first = size,
): AsyncGenerator<readonly Uint8Array[]> {
  let wanted = first;
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of content) {
    let rest = chunk;
    while (length + rest.length >= wanted) {
      const taken = wanted - length;
      yield [...parts, rest.subarray(0, taken)];
      rest = rest.subarray(taken);
      wanted = size;
      parts = [];
      length = 0;
    }
    if (rest.length > 0) parts.push(rest);
    length += rest.length;
  }
  if (length > 0) yield parts;
}
