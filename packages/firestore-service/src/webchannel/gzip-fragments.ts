import { crc32 } from 'node:zlib';
import { joinedChecksum } from '@quits/service-base';
import type { Block } from './blocks.ts';
import { deflateBlock } from './deflate-block.ts';
import { type Piece, textOf } from './shared-text.ts';

/** RFC 1952: magic number, deflate, no flags, no time, no extra flags, unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** Empty final stored block (RFC 1951). */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);
/**
 * Shared texts that no stream had before in one part of which each is a block of its own. More of them, such as a first
 * page, are smaller together.
 */
const MOST_FIRST = 16;
/** Fewer characters that aren't shared are stored: compressing them takes longer than sending them. */
const STORED_BETWEEN = 1024;

/**
 * A gzip stream of independently compressed parts. It holds no buffers between parts (a zlib stream
 * holds 256 KiB per connection), each part can be decoded on arrival, and shared texts are compressed once for all
 * streams.
 */
export class GzipFragments {
  #checksum = 0;
  #size = 0;
  #started = false;

  /** Compresses the next part; the result can be decoded as soon as it arrives. */
  add(pieces: readonly Piece[]): readonly Block[] {
    let first = 0;
    for (const piece of pieces) {
      if (typeof piece !== 'string' && piece.isFirstUse()) first += 1;
    }
    const blocks: Block[] = this.#begin();
    if (first > MOST_FIRST) blocks.push(this.#compressed(textOf(pieces)));
    else for (const piece of pieces) blocks.push(this.#blockOf(piece));
    return blocks;
  }

  /** Returns the end of the stream: final block, checksum and size. */
  end(): readonly Block[] {
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(this.#checksum, 0);
    trailer.writeUInt32LE(this.#size % 2 ** 32, 4);
    return [...this.#begin(), LAST_BLOCK, trailer];
  }

  #begin(): Block[] {
    if (this.#started) return [];
    this.#started = true;
    return [HEADER];
  }

  #blockOf(piece: Piece): Block {
    if (typeof piece === 'string') {
      if (piece.length >= STORED_BETWEEN) return this.#compressed(piece);
      this.#checksum = crc32(piece, this.#checksum);
      this.#size += Buffer.byteLength(piece);
      return piece;
    }
    const { block, size, checksum, factor } = piece.compressed;
    this.#checksum = joinedChecksum(this.#checksum, checksum, factor);
    this.#size += size;
    return block;
  }

  #compressed(text: string): Buffer {
    const bytes = Buffer.from(text);
    this.#checksum = crc32(bytes, this.#checksum);
    this.#size += bytes.length;
    return deflateBlock(bytes);
  }
}
