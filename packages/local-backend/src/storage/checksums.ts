import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { BlockChecksums } from './block-checksums.ts';
import { crc32c } from './crc32c.ts';

/** Checksums of an object's bytes. */
export interface Checksums {
  /** Size in bytes. */
  readonly size: number;
  /** Base64. */
  readonly md5Hash: string;
  /** Base64, big endian. */
  readonly crc32c: string;
  /** Checksums of the blocks, base64. */
  readonly blocks: string;
}

/** Reads a file once, in constant memory. */
export async function checksumsOf(file: string): Promise<Checksums> {
  const md5 = createHash('md5');
  const blocks = new BlockChecksums();
  let crc = 0;
  let size = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    md5.update(chunk);
    crc = crc32c(chunk, crc);
    blocks.update(chunk);
    size += chunk.length;
  }
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc);
  return {
    size,
    md5Hash: md5.digest('base64'),
    crc32c: bytes.toString('base64'),
    blocks: blocks.digest(),
  };
}
