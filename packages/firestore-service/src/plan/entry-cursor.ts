import type { EntryRow, IndexStore } from '../indexes/index-store.ts';
import { successor } from './position.ts';

const FIRST_CHUNK = 64;
/** After skipping ahead the next entry is often skipped too. */
const SEEK_CHUNK = 8;
const LARGEST_CHUNK = 512;
const NEXT_KEY = Buffer.from([0]);

/** Entries that a cursor iterates over; the bounds apply after the prefix. */
export interface CursorRange {
  readonly index: number;
  readonly scope: number;
  readonly prefix: Uint8Array;
  readonly lower: Uint8Array | undefined;
  readonly upper: Uint8Array | undefined;
  readonly descending: boolean;
}

/** Suffix of an entry after the prefix, with the row of its document. */
export interface CursorEntry {
  readonly suffix: Uint8Array;
  readonly document: number;
}

/** Walks the entries of an index in one direction, and can skip ahead. */
export class EntryCursor {
  readonly #store: IndexStore;
  readonly #range: CursorRange;
  #lower: Uint8Array;
  #upper: Uint8Array;
  #rows: readonly EntryRow[] = [];
  #at = 0;
  #chunk = FIRST_CHUNK;
  #isExhausted = false;

  constructor(store: IndexStore, range: CursorRange) {
    this.#store = store;
    this.#range = range;
    const { prefix, lower, upper } = range;
    this.#lower = lower === undefined ? prefix : Buffer.concat([prefix, lower]);
    this.#upper = upper === undefined ? successor(prefix) : Buffer.concat([prefix, upper]);
  }

  /** Returns the current entry; `undefined` at the end. */
  current(): CursorEntry | undefined {
    if (this.#at >= this.#rows.length) this.#load();
    const row = this.#rows[this.#at];
    if (row === undefined) return undefined;
    return { suffix: row.entry.subarray(this.#range.prefix.length), document: row.document };
  }

  /** Returns the number of entries, provided that none was read yet. */
  count(): number {
    const { index, scope, descending } = this.#range;
    const range = { index, scope, lower: this.#lower, upper: this.#upper, descending };
    return this.#store.count(range);
  }

  /** Moves to the next entry. */
  advance(): void {
    this.#at += 1;
  }

  /** Moves to the first entry whose suffix is at or past the given one, in reading direction. */
  seek(suffix: Uint8Array): void {
    for (; this.#at < this.#rows.length; this.#at += 1) {
      const row = this.#rows[this.#at];
      if (row !== undefined && !this.#isShort(row, suffix)) return;
    }
    if (this.#isExhausted) return;
    const place = Buffer.concat([this.#range.prefix, suffix]);
    if (this.#range.descending) {
      const beyond = Buffer.concat([place, NEXT_KEY]);
      if (Buffer.compare(beyond, this.#upper) < 0) this.#upper = beyond;
    } else if (Buffer.compare(place, this.#lower) > 0) {
      this.#lower = place;
    }
    this.#chunk = SEEK_CHUNK;
  }

  #isShort({ entry }: EntryRow, suffix: Uint8Array): boolean {
    const order = Buffer.compare(entry.subarray(this.#range.prefix.length), suffix);
    return this.#range.descending ? order > 0 : order < 0;
  }

  #load(): void {
    if (this.#isExhausted) return;
    const { index, scope, descending } = this.#range;
    const range = { index, scope, lower: this.#lower, upper: this.#upper, descending };
    this.#rows = this.#store.read(range, this.#chunk);
    this.#at = 0;
    const last = this.#rows.at(-1);
    if (last === undefined || this.#rows.length < this.#chunk) this.#isExhausted = true;
    if (last === undefined) return;
    if (descending) this.#upper = last.entry;
    else this.#lower = Buffer.concat([last.entry, NEXT_KEY]);
    this.#chunk = Math.min(this.#chunk * 2, LARGEST_CHUNK);
  }
}
