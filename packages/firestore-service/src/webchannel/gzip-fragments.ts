import { crc32 } from 'node:zlib';
import { deflateBlock } from './deflate-block.ts';
import { joinedChecksum } from './joined-checksum.ts';
import { type Piece, SharedText, textOf } from './shared-text.ts';

/** RFC 1952: magic number, deflate, no flags, no time, no extra flags, unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** Empty final stored block (RFC 1951). */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);
/**
 * Shared texts in one part of which each is a block of its own: what many listeners get at a change. More of them, such
 * as a first page, are smaller together.
 */
const MOST_SHARED = 16;
/** Bytes between shared texts that are stored: compressing them takes longer than sending them. */
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
  add(pieces: readonly Piece[]): Buffer {
    const shared = pieces.reduce((count, piece) => count + Number(piece instanceof SharedText), 0);
    if (shared === 0 || shared > MOST_SHARED) {
      return this.#start([deflateBlock(this.#count(Buffer.from(textOf(pieces))))]);
    }
    return this.#start(
      pieces.map((piece) => {
        if (typeof piece === 'string') {
          return deflateBlock(this.#count(Buffer.from(piece)), STORED_BETWEEN);
        }
        const { block, size, checksum, factor } = piece.compressed;
        this.#checksum = joinedChecksum(this.#checksum, checksum, factor);
        this.#size += size;
        return block;
      }),
    );
  }

  /** Returns the end of the stream: final block, checksum and size. */
  end(): Buffer {
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(this.#checksum, 0);
    trailer.writeUInt32LE(this.#size % 2 ** 32, 4);
    return this.#start([LAST_BLOCK, trailer]);
  }

  #count(bytes: Buffer): Buffer {
    this.#checksum = crc32(bytes, this.#checksum);
    this.#size += bytes.length;
    return bytes;
  }

  #start(blocks: readonly Buffer[]): Buffer {
    if (this.#started) return blocks.length === 1 && blocks[0] ? blocks[0] : Buffer.concat(blocks);
    this.#started = true;
    return Buffer.concat([HEADER, ...blocks]);
  }
}
