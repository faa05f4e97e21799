import { hash } from 'node:crypto';

/** Bytes of a page's hash. */
export const HASH_LENGTH = 16;

/**
 * Hashes of all pages of a database file. Their exclusive or is the digest of the state, which follows from each change
 * without reading the other pages.
 */
export class PageTable {
  readonly pageSize: number;
  #hashes: Buffer;
  readonly #digest = Buffer.alloc(HASH_LENGTH);
  #count = 0;
  /** Content hash of a page of zeros. */
  readonly #empty: Buffer;

  constructor(pageSize: number) {
    this.pageSize = pageSize;
    this.#hashes = Buffer.alloc(0);
    this.#empty = contentHash(Buffer.alloc(pageSize));
  }

  /** Number of pages. */
  get count(): number {
    return this.#count;
  }

  /** Digest of all pages, hexadecimal. */
  get digest(): string {
    return this.#digest.toString('hex');
  }

  /** Hashes of all pages in order; a copy. */
  get hashes(): Buffer {
    return Buffer.from(this.#hashes.subarray(0, this.#count * HASH_LENGTH));
  }

  /** Adds pages of zeros at the end, or removes pages there. */
  resize(count: number): void {
    for (let page = this.#count; page > count; page -= 1) this.#mix(this.#slot(page));
    const from = this.#count;
    if (count * HASH_LENGTH > this.#hashes.length) {
      const grown = Buffer.alloc(2 * count * HASH_LENGTH);
      this.#hashes.copy(grown);
      this.#hashes = grown;
    }
    this.#count = count;
    for (let page = from + 1; page <= count; page += 1) {
      const value = numbered(page, this.#empty);
      this.#slot(page).set(value);
      this.#mix(value);
    }
  }

  /** Replaces a page, which has a number from 1. */
  set(page: number, content: Uint8Array): void {
    this.setHash(page, hashOf(page, content));
  }

  /** Replaces the hash of a page. */
  setHash(page: number, value: Uint8Array): void {
    const slot = this.#slot(page);
    this.#mix(slot);
    slot.set(value);
    this.#mix(value);
  }

  /** Returns whether a page has this content. */
  has(page: number, content: Uint8Array): boolean {
    return page <= this.#count && this.#slot(page).equals(hashOf(page, content));
  }

  #slot(page: number): Buffer {
    if (page < 1 || page > this.#count) throw new RangeError(`There is no page ${page}.`);
    return this.#hashes.subarray((page - 1) * HASH_LENGTH, page * HASH_LENGTH);
  }

  #mix(value: Uint8Array): void {
    for (let i = 0; i < HASH_LENGTH; i += 1) {
      this.#digest[i] = (this.#digest[i] ?? 0) ^ (value[i] ?? 0);
    }
  }
}

function hashOf(page: number, content: Uint8Array): Buffer {
  return numbered(page, contentHash(content));
}

function contentHash(content: Uint8Array): Buffer {
  return hash('blake2b512', content, 'buffer').subarray(0, HASH_LENGTH);
}

/** Includes the number, so that exchanged pages are noticed. */
function numbered(page: number, value: Buffer): Buffer {
  const mixed = Buffer.from(value);
  mixed.writeUInt32BE((mixed.readUInt32BE(0) ^ Math.imul(page, 0x9e37_79b1)) >>> 0, 0);
  return mixed;
}
