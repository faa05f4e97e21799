import { hash } from 'node:crypto';

/** Bytes of a page's hash. */
export const HASH_LENGTH = 16;
const WORDS = HASH_LENGTH / Uint32Array.BYTES_PER_ELEMENT;

/**
 * Hashes of all pages of a database file. Their exclusive or is the digest of the state, which follows from each change
 * without reading the other pages.
 */
export class PageTable {
  readonly pageSize: number;
  #hashes: Buffer;
  /** The same bytes as {@link #hashes}, four at a time: a large table is built while requests wait. */
  #words: Uint32Array;
  readonly #digest = new Uint32Array(WORDS);
  #count = 0;
  /** Content hash of a page of zeros. */
  readonly #empty: Buffer;

  constructor(pageSize: number) {
    this.pageSize = pageSize;
    this.#hashes = Buffer.alloc(0);
    this.#words = wordsOf(this.#hashes);
    this.#empty = contentHash(Buffer.alloc(pageSize));
  }

  /** Returns a table of hashes that were written before. */
  static of(pageSize: number, hashes: Uint8Array): PageTable {
    const table = new PageTable(pageSize);
    table.#hashes = Buffer.alloc(hashes.length);
    table.#hashes.set(hashes);
    table.#words = wordsOf(table.#hashes);
    table.#count = hashes.length / HASH_LENGTH;
    for (let page = 1; page <= table.#count; page += 1) table.#mix(page);
    return table;
  }

  /** Number of pages. */
  get count(): number {
    return this.#count;
  }

  /** Digest of all pages, hexadecimal. */
  get digest(): string {
    return Buffer.from(this.#digest.buffer).toString('hex');
  }

  /** Hashes of all pages in order; a copy. */
  get hashes(): Buffer {
    return Buffer.from(this.#hashes.subarray(0, this.#count * HASH_LENGTH));
  }

  /** Adds pages of zeros at the end, or removes pages there. */
  resize(count: number): void {
    for (let page = this.#count; page > count; page -= 1) this.#mix(page);
    const from = this.#count;
    if (count * HASH_LENGTH > this.#hashes.length) {
      const grown = Buffer.alloc(2 * count * HASH_LENGTH);
      this.#hashes.copy(grown);
      this.#hashes = grown;
      this.#words = wordsOf(grown);
    }
    this.#count = count;
    for (let page = from + 1; page <= count; page += 1) {
      const start = (page - 1) * HASH_LENGTH;
      this.#hashes.set(this.#empty, start);
      number(this.#hashes, start, page);
      this.#mix(page);
    }
  }

  /** Replaces a page, which has a number from 1. */
  set(page: number, content: Uint8Array): void {
    const slot = this.#slot(page);
    this.#mix(page);
    slot.set(hashOf(page, content));
    this.#mix(page);
  }

  /** Returns whether a page has this content. */
  has(page: number, content: Uint8Array): boolean {
    return page <= this.#count && this.#slot(page).equals(hashOf(page, content));
  }

  #slot(page: number): Buffer {
    if (page < 1 || page > this.#count) throw new RangeError(`There is no page ${page}.`);
    return this.#hashes.subarray((page - 1) * HASH_LENGTH, page * HASH_LENGTH);
  }

  /** Adds the hash of a page to the digest, or takes it out. */
  #mix(page: number): void {
    const start = (page - 1) * WORDS;
    for (let i = 0; i < WORDS; i += 1) {
      this.#digest[i] = (this.#digest[i] ?? 0) ^ (this.#words[start + i] ?? 0);
    }
  }
}

function hashOf(page: number, content: Uint8Array): Buffer {
  const value = Buffer.from(contentHash(content));
  number(value, 0, page);
  return value;
}

function wordsOf({ buffer, byteOffset, length }: Buffer): Uint32Array {
  return new Uint32Array(buffer, byteOffset, length / Uint32Array.BYTES_PER_ELEMENT);
}

function contentHash(content: Uint8Array): Buffer {
  return hash('blake2b512', content, 'buffer').subarray(0, HASH_LENGTH);
}

/** Mixes a page's number into its hash at a position, so that exchanged pages are noticed. */
function number(hashes: Buffer, at: number, page: number): void {
  hashes.writeUInt32BE((hashes.readUInt32BE(at) ^ Math.imul(page, 0x9e37_79b1)) >>> 0, at);
}
