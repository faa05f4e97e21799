import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { encodePathPrefix } from '../value/encode-path.ts';
import { integerOf } from '../tables/rows.ts';
import type { Collections } from '../tables/collections.ts';

/** Number and size of documents. */
export interface Usage {
  readonly documents: number;
  /** Bytes of the stored fields, without indexes. */
  readonly bytes: number;
}

/** Sorts after everything that begins with the key before it. */
const AFTER = Buffer.from([0xff]);

/** Counts documents in the tables. */
export class UsageCount {
  readonly #collections: Collections;
  readonly #below: StatementSync;

  constructor(sqlite: DatabaseSync, collections: Collections) {
    this.#collections = collections;
    this.#below = sqlite.prepare(
      `SELECT count(*) AS documents, coalesce(sum(length(d.fields)), 0) AS bytes
       FROM firestore_collections c JOIN firestore_documents d ON d.collection = c.id
       WHERE c.database = ? AND c.key >= ? AND c.key < ?`,
    );
  }

  /** Counts the documents below a document, at any depth; the latest commits may be missing. */
  below(database: string, path: string): Usage {
    const id = this.#collections.findDatabase(database);
    if (id === undefined) return { documents: 0, bytes: 0 };
    const from = encodePathPrefix(path);
    const row = this.#below.get(id, from, Buffer.concat([from, AFTER])) ?? {};
    return { documents: integerOf(row, 'documents'), bytes: integerOf(row, 'bytes') };
  }
}
