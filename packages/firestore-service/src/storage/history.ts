import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Document, keepChecksums } from '@quits/service-base';
import type { DocumentName } from '../name/resource-name.ts';
import { checkedFields } from '../value/fields-text.ts';
import { microsFromTimestamp } from '../value/timestamp.ts';
import type { CollectionRef, Collections } from '../tables/collections.ts';
import { CHECKED_STRUCTURE } from '../tables/checked-structure.ts';
import { integerOf, pastDocumentOf, revisionChecksum, textOf, type Row } from '../tables/rows.ts';

/** Collections whose history is requested. */
export interface HistoryScope {
  readonly database: string;
  /** Relative path of a document, empty for the root. */
  readonly parent: string;
  /** Absent: all collections. */
  readonly collectionId?: string;
  readonly allDescendants: boolean;
}

/** A changed document, with its revision before the first change. */
export interface Past {
  readonly path: string;
  readonly before: Document | null;
}

/** Estimated size of a revision without its fields, in the table and its index. */
const ROW_BYTES = 300;
const COLUMNS = 'h.path, h.fields, h.created, h.updated, h.checksum';

/** Former revisions of documents, kept for a while for listeners that resume. */
export class History {
  #recorded = 0;
  readonly #collections: Collections;
  readonly #insert: StatementSync;
  readonly #byCollection: StatementSync;
  readonly #byGroup: StatementSync;
  readonly #byDatabase: StatementSync;
  readonly #oneAfter: StatementSync;
  readonly #last: StatementSync;
  readonly #horizons: StatementSync;
  readonly #deleteGroup: StatementSync;
  readonly #getMeta: StatementSync;
  readonly #setMeta: StatementSync;
  readonly #oldVersion: StatementSync;
  readonly #sizeUntil: StatementSync;
  readonly #prune: StatementSync;

  constructor(sqlite: DatabaseSync, collections: Collections) {
    this.#collections = collections;
    this.#insert = sqlite.prepare(
      `INSERT INTO firestore_history (collection, version, key, grp, path, fields, created, updated, checksum)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.#byCollection = sqlite.prepare(
      `SELECT ${COLUMNS} FROM firestore_history h
       WHERE grp = ? AND collection = ? AND version > ? ORDER BY version`,
    );
    this.#byGroup = sqlite.prepare(
      `SELECT ${COLUMNS} FROM firestore_history h WHERE grp = ? AND version > ? ORDER BY version`,
    );
    this.#byDatabase = sqlite.prepare(
      `SELECT ${COLUMNS} FROM firestore_history h
       JOIN firestore_collections c ON c.id = h.collection
       WHERE c.database = ? AND h.version > ? ORDER BY h.version`,
    );
    this.#oneAfter = sqlite.prepare(
      `SELECT ${COLUMNS} FROM firestore_history h
       WHERE grp = ? AND collection = ? AND version > ? AND key = ? ORDER BY version LIMIT 1`,
    );
    this.#last = sqlite.prepare('SELECT max(version) AS version FROM firestore_history');
    const intact = keepChecksums(sqlite, CHECKED_STRUCTURE.meta);
    this.#horizons = sqlite.prepare(
      `SELECT value AS version FROM firestore_meta WHERE key LIKE 'horizon%' AND ${intact}`,
    );
    this.#deleteGroup = sqlite.prepare('DELETE FROM firestore_history WHERE grp = ?');
    this.#getMeta = sqlite.prepare(`SELECT value FROM firestore_meta WHERE key = ? AND ${intact}`);
    this.#setMeta = sqlite.prepare(
      'INSERT OR REPLACE INTO firestore_meta (key, value) VALUES (?, ?)',
    );
    this.#oldVersion = sqlite.prepare(
      'SELECT version FROM firestore_history WHERE version <= ? ORDER BY version LIMIT 1 OFFSET ?',
    );
    this.#sizeUntil = sqlite.prepare(
      `SELECT coalesce(sum(${ROW_BYTES} + coalesce(octet_length(fields), 0)), 0) AS bytes
       FROM firestore_history WHERE version <= ?`,
    );
    this.#prune = sqlite.prepare('DELETE FROM firestore_history WHERE version <= ?');
  }

  /** Records the revision that a commit replaces. Call inside a transaction. */
  add(
    version: number,
    collection: CollectionRef,
    key: Uint8Array,
    path: string,
    before: Document | null,
  ): void {
    const fields = before === null ? null : checkedFields(before);
    const created = before === null ? null : microsFromTimestamp(before.createTime);
    const updated = before === null ? null : microsFromTimestamp(before.updateTime);
    this.#recorded += ROW_BYTES + (fields?.sum.size ?? 0);
    this.#insert.run(
      collection.id,
      version,
      key,
      collection.group,
      path,
      fields?.text ?? null,
      created,
      updated,
      revisionChecksum(path, created, updated, fields),
    );
  }

  /** Returns a document's revision at a version if it changed since, else `undefined`. */
  before(
    name: DocumentName,
    collection: CollectionRef,
    key: Uint8Array,
    version: number,
  ): Document | null | undefined {
    const row = this.#oneAfter.get(collection.group, collection.id, version, key);
    return row === undefined ? undefined : pastDocumentOf(name.database, row);
  }

  /** About how many bytes are recorded since the start and not forgotten; may be negative. */
  get recordedBytes(): number {
    return this.#recorded;
  }

  /** The documents changed after a version, each with its revision at that version. */
  since(scope: HistoryScope, version: number): Past[] {
    const pasts = new Map<string, Past>();
    for (const row of this.#rows(scope, version)) {
      const path = textOf(row, 'path');
      if (pasts.has(path)) continue;
      pasts.set(path, { path, before: pastDocumentOf(scope.database, row) });
    }
    return [...pasts.values()];
  }

  /** The version before which a database's past is unknown. */
  horizon(database: string): number {
    return Math.max(this.#meta('horizon'), this.#meta(`horizon ${database}`));
  }

  /** Returns the version of the latest commit, whether kept or removed last. 0 before the first. */
  lastVersion(): number {
    const versions = [this.#last.get(), ...this.#horizons.all()].map((row) => row?.['version']);
    return Math.max(0, ...versions.map(Number));
  }

  /** Removes the history of a group's collections. Call inside a transaction. */
  removeGroup(group: number): void {
    this.#deleteGroup.run(group);
  }

  /** Clears a database's history, because its data was replaced. Call inside a transaction. */
  reset(database: string, version: number): void {
    this.#setMeta.run(`horizon ${database}`, String(version));
  }

  /**
   * Removes about `rows` rows older than a version. Returns whether there are more. Call inside a
   * transaction.
   */
  prune(version: number, rows: number): boolean {
    const row = this.#oldVersion.get(version, rows);
    const until = row === undefined ? version : integerOf(row, 'version');
    const size = this.#sizeUntil.get(until);
    this.#recorded -= size === undefined ? 0 : integerOf(size, 'bytes');
    const { changes } = this.#prune.run(until);
    if (changes > 0) this.#setMeta.run('horizon', String(until));
    return row !== undefined;
  }

  #meta(key: string): number {
    return Number(this.#getMeta.get(key)?.['value'] ?? 0);
  }

  #rows({ database, parent, collectionId, allDescendants }: HistoryScope, version: number): Row[] {
    if (collectionId === undefined) {
      const id = this.#collections.findDatabase(database);
      return id === undefined ? [] : this.#byDatabase.all(id, version);
    }
    if (allDescendants) {
      const group = this.#collections.findGroup(database, collectionId);
      return group === undefined ? [] : this.#byGroup.all(group, version);
    }
    const path = parent === '' ? collectionId : `${parent}/${collectionId}`;
    const collection = this.#collections.find(database, path);
    if (collection === undefined) return [];
    return this.#byCollection.all(collection.group, collection.id, version);
  }
}
