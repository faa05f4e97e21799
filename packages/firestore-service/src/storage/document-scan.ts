import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { blobOf, integerOf, type Row } from '../tables/rows.ts';

const FIRST_PAGE = 64;
const NEXT_PAGE = 512;
/** Bounds below and above every key; appending the lowest gives the next higher key. */
const LOWEST = Buffer.from([0]);
const HIGHEST = Buffer.from([0xff]);

/** Documents to read, in the order of their names. */
export interface NameScan {
  /** Included. */
  readonly lower?: Uint8Array | undefined;
  /** Excluded. */
  readonly upper?: Uint8Array | undefined;
  readonly descending: boolean;
}

/** Reads the rows of one collection, or of all collections of a group, in the order of names. */
export class DocumentScan {
  readonly #ascending: StatementSync;
  readonly #descending: StatementSync;
  readonly #count: StatementSync;

  /** `column` determines the meaning of the numeric id; `columns` are selected besides the key. */
  constructor(sqlite: DatabaseSync, column: 'collection' | 'grp', columns: string) {
    const range = `FROM firestore_documents WHERE ${column} = ? AND key >= ? AND key < ?`;
    this.#ascending = sqlite.prepare(`SELECT key, ${columns} ${range} ORDER BY key LIMIT ?`);
    this.#descending = sqlite.prepare(`SELECT key, ${columns} ${range} ORDER BY key DESC LIMIT ?`);
    this.#count = sqlite.prepare(`SELECT count(*) AS n ${range}`);
  }

  /** Reads page by page, so that rows can be written during the iteration. */
  *rows(id: number, { lower = LOWEST, upper = HIGHEST, descending }: NameScan): Generator<Row> {
    const statement = descending ? this.#descending : this.#ascending;
    let [from, to] = [lower, upper];
    for (let size = FIRST_PAGE; ; size = NEXT_PAGE) {
      const rows = statement.all(id, from, to, size);
      yield* rows;
      const last = rows.at(-1);
      if (last === undefined || rows.length < size) return;
      if (descending) to = blobOf(last, 'key');
      else from = Buffer.concat([blobOf(last, 'key'), LOWEST]);
    }
  }

  /** Returns the number of rows. */
  count(id: number, { lower = LOWEST, upper = HIGHEST }: NameScan): number {
    const row = this.#count.get(id, lower, upper);
    return row === undefined ? 0 : integerOf(row, 'n');
  }
}
