import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { BLOCK_SIZE, isBlockWhole } from './block-checksums.ts';
import type { ByteRange } from './byte-range.ts';

/** A file with the checksums of its blocks. */
export interface CheckedFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** Base64. */
  readonly blocks: string;
  /** Creates the error for a damaged or missing file. */
  readonly damaged: (cause?: unknown) => Error;
}

/**
 * Reads a range of a file, both ends included, block by block: none is passed on before it was checked.
 * @throws if the file is missing or the first block is damaged; the stream fails at a later one
 */
export async function readChecked(file: CheckedFile, range: ByteRange): Promise<Readable> {
  const handle = await open(file.path).catch((error: unknown) => {
    throw file.damaged(error);
  });
  const blocks = Buffer.from(file.blocks, 'base64');
  const first = Math.floor(range.start / BLOCK_SIZE);
  const last = Math.floor(range.end / BLOCK_SIZE);
  const read = async (index: number) => {
    const block = await readBlock(handle, file.size, index);
    if (!isBlockWhole(blocks, index, block)) throw file.damaged();
    const offset = index * BLOCK_SIZE;
    return block.subarray(Math.max(0, range.start - offset), range.end + 1 - offset);
  };
  let next: Buffer | undefined;
  try {
    next = await read(first);
  } catch (error) {
    await handle.close();
    throw error;
  }
  let index = first;
  return new Readable({
    highWaterMark: BLOCK_SIZE,
    read() {
      if (index > last) {
        this.push(null);
        return;
      }
      const ready = next === undefined ? read(index) : Promise.resolve(next);
      next = undefined;
      index += 1;
      ready.then(
        (block) => this.push(block),
        (error: unknown) => this.destroy(error instanceof Error ? error : file.damaged(error)),
      );
    },
    destroy(error, done) {
      void handle.close();
      done(error);
    },
  });
}

/** Reads one block; it is shorter at the end of the file. */
async function readBlock(handle: FileHandle, size: number, index: number): Promise<Buffer> {
  const position = index * BLOCK_SIZE;
  const block = Buffer.alloc(Math.max(0, Math.min(BLOCK_SIZE, size - position)));
  let filled = 0;
  while (filled < block.length) {
    // oxlint-disable-next-line no-await-in-loop -- The parts of a block follow each other.
    const { bytesRead } = await handle.read(
      block,
      filled,
      block.length - filled,
      position + filled,
    );
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return block.subarray(0, filled);
}
