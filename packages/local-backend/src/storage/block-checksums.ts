import { crc32 } from 'node:zlib';

/** Size of a block of an object's bytes that has its own checksum, so that a part can be checked before it is served. */
export const BLOCK_SIZE = 256 * 1024;

/** Bytes of a checksum. */
const WIDTH = 4;

/** Computes the checksums of blocks from chunks of any size. */
export class BlockChecksums {
  readonly #sums: number[] = [];
  #sum = 0;
  #filled = 0;

  update(chunk: Uint8Array): void {
    for (let from = 0; from < chunk.length;) {
      const part = chunk.subarray(from, from + BLOCK_SIZE - this.#filled);
      this.#sum = crc32(part, this.#sum);
      this.#filled += part.length;
      from += part.length;
      if (this.#filled === BLOCK_SIZE) this.#end();
    }
  }

  /** Returns the checksums of all blocks, base64. */
  digest(): string {
    if (this.#filled > 0) this.#end();
    const bytes = Buffer.alloc(WIDTH * this.#sums.length);
    for (const [i, sum] of this.#sums.entries()) bytes.writeUInt32BE(sum, WIDTH * i);
    return bytes.toString('base64');
  }

  #end(): void {
    this.#sums.push(this.#sum);
    this.#sum = 0;
    this.#filled = 0;
  }
}

/** Returns whether a block is as it was stored. @param blocks of {@link BlockChecksums.digest} */
export function isBlockWhole(blocks: Buffer, index: number, block: Uint8Array): boolean {
  const offset = WIDTH * index;
  return offset + WIDTH <= blocks.length && blocks.readUInt32BE(offset) === crc32(block);
}
