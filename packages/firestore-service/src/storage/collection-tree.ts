import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { keepChecksums } from '@quits/service-base';
import { encodePathPrefix } from '../value/encode-path.ts';
import type { DocumentStore } from './document-store.ts';
import { CHECKED_STRUCTURE } from '../tables/checked-structure.ts';
import { textOf } from '../tables/rows.ts';

/** Sorts after everything that begins with the key before it. */
const AFTER = Buffer.from([0xff]);

/** Finds collections by path. */
export class CollectionTree {
  readonly #store: DocumentStore;
  readonly #next: StatementSync;

  constructor(sqlite: DatabaseSync, store: DocumentStore) {
    this.#store = store;
    const intact = keepChecksums(sqlite, CHECKED_STRUCTURE.collections);
    this.#next = sqlite.prepare(
      `SELECT path FROM firestore_collections c
       WHERE database = ? AND key >= ? AND key < ? AND ${intact}
         AND EXISTS (SELECT 1 FROM firestore_documents d WHERE d.collection = c.id)
       ORDER BY key LIMIT 1`,
    );
  }

  /**
   * Yields the ids directly under a path, in order: of collections under a document or the root, of
   * documents with subcollections under a collection. Starts after `after`.
   */
  *childIds(database: string, path: string, after?: string): Generator<string> {
    const id = this.#store.collections.findDatabase(database);
    if (id === undefined) return;
    const depth = path === '' ? 0 : path.split('/').length;
    const end = beyond(path);
    let from = after === undefined ? encodePathPrefix(path) : beyond(join(path, after));
    for (;;) {
      const row = this.#next.get(id, from, end);
      if (row === undefined) return;
      const child = textOf(row, 'path').split('/')[depth];
      // The collection at the path itself comes first and has no segment at this depth.
      from = child === undefined ? afterSelf(path) : beyond(join(path, child));
      if (child !== undefined) yield child;
    }
  }
}

function join(path: string, segment: string): string {
  return path === '' ? segment : `${path}/${segment}`;
}

function beyond(path: string): Buffer {
  return Buffer.concat([encodePathPrefix(path), AFTER]);
}

/** Returns the key just after the path itself, which ends with a zero byte. */
function afterSelf(path: string): Buffer {
  return Buffer.concat([encodePathPrefix(path), Buffer.from([1])]);
}
