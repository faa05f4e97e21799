import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { DamagedRecordError, type Document } from '@quits/service-base';
import type { IndexStore } from '../indexes/index-store.ts';
import type { DocumentName } from '../name/resource-name.ts';
import { encodePath } from '../value/encode-path.ts';
import { checkedFields } from '../value/fields-text.ts';
import { microsFromTimestamp } from '../value/timestamp.ts';
import type { Change, Commit } from './change.ts';
import type { CollectionRef, Collections } from '../tables/collections.ts';
import type { History } from './history.ts';
import { blobOf, integerOf, pastDocumentOf, revisionChecksum, textOf } from '../tables/rows.ts';

const REINDEX_PAGE = 512;

/** Tables that a write changes besides the documents. */
export interface WrittenParts {
  readonly collections: Collections;
  readonly indexes: IndexStore;
  readonly history: History;
}

/** A document with the revisions that one or more commits replaced. */
export interface Revised {
  readonly name: DocumentName;
  /** In the order of the commits, each with its version. */
  readonly pasts: readonly { readonly version: number; readonly before: Document | null }[];
  readonly after: Document | null;
}

/** Changes documents with all that follows from them. Everything is called inside a transaction. */
export class DocumentWriter {
  readonly #parts: WrittenParts;
  readonly #upsert: StatementSync;
  readonly #delete: StatementSync;
  readonly #ofGroup: StatementSync;
  readonly #deleteGroup: StatementSync;
  readonly #deleteCollections: StatementSync;

  constructor(sqlite: DatabaseSync, parts: WrittenParts) {
    this.#parts = parts;
    this.#upsert = sqlite.prepare(
      `INSERT INTO firestore_documents (collection, grp, key, path, fields, created, updated, checksum)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (collection, key) DO UPDATE
       SET path = excluded.path, fields = excluded.fields, created = excluded.created,
         updated = excluded.updated, checksum = excluded.checksum
       RETURNING id`,
    );
    this.#delete = sqlite.prepare(
      'DELETE FROM firestore_documents WHERE collection = ? AND key = ?',
    );
    this.#ofGroup = sqlite.prepare(
      `SELECT id, key, collection, path, fields, created, updated, checksum FROM firestore_documents
       WHERE grp = ? AND key > ? ORDER BY key LIMIT ?`,
    );
    this.#deleteGroup = sqlite.prepare('DELETE FROM firestore_documents WHERE grp = ?');
    this.#deleteCollections = sqlite.prepare(
      'DELETE FROM firestore_collections WHERE database = ?',
    );
  }

  /** Writes a document's revisions: the history of each, but only the last one with its index entries. */
  apply({ name, pasts, after }: Revised): void {
    const [first] = pasts;
    if (first === undefined) return;
    const collection = this.#parts.collections.require(name.database, name.collectionPath);
    const key = encodePath(name.path);
    for (const { version, before } of pasts) {
      this.#parts.history.add(version, collection, key, name.path, before);
    }
    this.#write({ name, before: first.before, after }, collection, key);
  }

  /** Writes a commit. */
  applyCommit({ version, changes }: Commit): void {
    for (const { name, before, after } of changes) {
      this.apply({ name, pasts: [{ version, before }], after });
    }
  }

  /** Removes all documents of a database and their past. */
  clear(database: string, version: number): void {
    const { collections, indexes, history } = this.#parts;
    const id = collections.findDatabase(database);
    if (id === undefined) return;
    for (const group of collections.groupsIn(id)) {
      indexes.removeGroup(group);
      history.removeGroup(group);
      this.#deleteGroup.run(group);
    }
    this.#deleteCollections.run(id);
    history.reset(database, version);
    collections.forget();
  }

  /** Rebuilds the index entries of all documents of a group. */
  reindexGroup(group: number, collectionId: string): void {
    const { indexes } = this.#parts;
    indexes.removeGroup(group);
    let after: Uint8Array = new Uint8Array();
    for (;;) {
      const rows = this.#ofGroup.all(group, after, REINDEX_PAGE);
      for (const row of rows) {
        after = blobOf(row, 'key');
        const collection = { id: integerOf(row, 'collection'), group };
        const document = pastDocumentOf('', row);
        if (document === null) throw new DamagedRecordError(`document ${textOf(row, 'path')}`);
        const fields = document.fields ?? {};
        const revision = { path: textOf(row, 'path'), collectionId, fields };
        indexes.update(collection, undefined, { ...revision, row: integerOf(row, 'id') });
      }
      if (rows.length < REINDEX_PAGE) return;
    }
  }

  #write({ name, before, after }: Change, collection: CollectionRef, key: Uint8Array): void {
    const { indexes } = this.#parts;
    const { path, collectionId } = name;
    const old = before === null ? undefined : { path, collectionId, fields: before.fields ?? {} };
    if (after === null) {
      this.#delete.run(collection.id, key);
      indexes.update(collection, old, undefined);
      return;
    }
    const created = microsFromTimestamp(after.createTime);
    const updated = microsFromTimestamp(after.updateTime);
    const checked = checkedFields(after);
    const row = this.#upsert.get(
      collection.id,
      collection.group,
      key,
      path,
      checked.text,
      created,
      updated,
      revisionChecksum(path, created, updated, checked),
    );
    const id = integerOf(row ?? {}, 'id');
    indexes.update(collection, old, { path, collectionId, fields: after.fields ?? {}, row: id });
  }
}
