import { createReadStream } from 'node:fs';
import { crc32 } from 'node:zlib';
import { DamagedRecordError } from '@quits/service-base';
import type { StorageContext } from './storage-context.ts';
import type { ReceivedBytes, Upload } from './uploads.ts';

const NOTHING: ReceivedBytes = { size: 0, sum: 0 };

type Context = Pick<StorageContext, 'blobs' | 'maxSize' | 'uploads'>;

/** Appends a stream to an upload, and stores the checksum of what has arrived, even if the stream ends early. */
export async function appendCounted(
  { blobs, maxSize, uploads }: Context,
  { id }: Upload,
  source: AsyncIterable<Uint8Array>,
): Promise<void> {
  const counted = uploads.get(id)?.received ?? NOTHING;
  // After a kill, the file may have bytes that weren't counted.
  const rest = await sumOf(blobs.uploadPath(id), counted.size, Number.POSITIVE_INFINITY, counted);
  let bytes = { size: counted.size + rest.size, sum: rest.sum };
  async function* counting(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      yield chunk;
      // The consumer has written the chunk when it asks for the next one.
      bytes = { size: bytes.size + chunk.length, sum: crc32(chunk, bytes.sum) };
    }
  }
  try {
    await blobs.append(id, counting(), maxSize);
  } finally {
    const current = uploads.get(id);
    if (current !== undefined) uploads.put({ ...current, received: bytes });
  }
}

/** @throws {DamagedRecordError} unless the bytes of an upload are as they arrived */
export async function requireAsReceived({ blobs, uploads }: Context, id: string): Promise<void> {
  const counted = uploads.get(id)?.received ?? NOTHING;
  const { size, sum } = await sumOf(blobs.uploadPath(id), 0, counted.size, NOTHING);
  if (size === counted.size && sum === counted.sum) return;
  throw new DamagedRecordError(`unfinished upload ${id}`);
}

/** Reads some bytes of a file, which may be missing. */
async function sumOf(
  path: string,
  start: number,
  length: number,
  before: ReceivedBytes,
): Promise<ReceivedBytes> {
  let [size, sum] = [0, before.sum];
  if (length === 0) return { size, sum };
  try {
    for await (const chunk of createReadStream(path, { start, end: start + length - 1 })) {
      const bytes = chunk as Uint8Array;
      size += bytes.length;
      sum = crc32(bytes, sum);
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  return { size, sum };
}
