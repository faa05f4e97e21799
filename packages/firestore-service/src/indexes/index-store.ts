import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Fields, keepChecksums } from '@quits/service-base';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { CHECKED_STRUCTURE } from '../tables/checked-structure.ts';
import type { CollectionRef } from '../tables/collections.ts';
import { blobOf, integerOf, textOf } from '../tables/rows.ts';
import { identicalValues } from '../value/identical.ts';
import { groupIndexes, type IndexConfig } from './index-config.ts';
import { indexEntries, type IndexEntry } from './index-entries.ts';

/** Index entries of one document at most. */
export const MAX_ENTRIES = 40_000;

/** An index entry and the row of its document. */
export interface EntryRow {
  readonly entry: Uint8Array;
  readonly document: number;
}

/** Range of index entries to read: from `lower` (inclusive) to `upper` (exclusive). */
export interface EntryRange {
  readonly index: number;
  readonly scope: number;
  readonly lower: Uint8Array;
  readonly upper: Uint8Array;
  readonly descending: boolean;
}

/** The revision of a document that an index has, or is to have. */
export interface IndexedRevision {
  readonly path: string;
  readonly collectionId: string;
  readonly fields: Fields;
}

/** Indexes in SQLite: one table of entries that sort like the values. */
export class IndexStore {
  readonly config: IndexConfig;
  readonly #ids = new Map<string, number>();
  readonly #selectId: StatementSync;
  readonly #insertId: StatementSync;
  readonly #insert: StatementSync;
  readonly #delete: StatementSync;
  readonly #count: StatementSync;
  readonly #all: StatementSync;
  readonly #collectionsIn: StatementSync;
  readonly #deleteScope: StatementSync;
  readonly #ascending: StatementSync;
  readonly #descending: StatementSync;

  constructor(sqlite: DatabaseSync, config: IndexConfig) {
    this.config = config;
    const intact = keepChecksums(sqlite, CHECKED_STRUCTURE.indexes);
    this.#selectId = sqlite.prepare(
      `SELECT id FROM firestore_indexes WHERE definition = ? AND ${intact}`,
    );
    this.#insertId = sqlite.prepare('INSERT INTO firestore_indexes (definition) VALUES (?)');
    this.#insert = sqlite.prepare(
      'INSERT OR REPLACE INTO firestore_entries (idx, scope, entry, document) VALUES (?, ?, ?, ?)',
    );
    this.#delete = sqlite.prepare(
      'DELETE FROM firestore_entries WHERE idx = ? AND scope = ? AND entry = ?',
    );
    this.#all = sqlite.prepare(`SELECT id, definition FROM firestore_indexes WHERE ${intact}`);
    this.#collectionsIn = sqlite.prepare('SELECT id FROM firestore_collections WHERE grp = ?');
    this.#deleteScope = sqlite.prepare('DELETE FROM firestore_entries WHERE idx = ? AND scope = ?');
    const range = 'FROM firestore_entries WHERE idx = ? AND scope = ? AND entry >= ? AND entry < ?';
    this.#count = sqlite.prepare(`SELECT count(*) AS n ${range}`);
    this.#ascending = sqlite.prepare(`SELECT entry, document ${range} ORDER BY entry LIMIT ?`);
    this.#descending = sqlite.prepare(
      `SELECT entry, document ${range} ORDER BY entry DESC LIMIT ?`,
    );
  }

  /**
   * Updates the indexes from one revision of a document to the next. Call inside a transaction.
   * @throws {RpcError} `INVALID_ARGUMENT` if the document has too many entries
   */
  update(
    collection: CollectionRef,
    before: IndexedRevision | undefined,
    after: (IndexedRevision & { readonly row: number }) | undefined,
  ): void {
    if (before === undefined || after === undefined) {
      for (const entry of this.#entries(before)) this.#remove(entry, collection);
      for (const entry of this.#entries(after)) this.#add(entry, collection, after?.row ?? 0);
      return;
    }
    const only = changedFields(before.fields, after.fields);
    const old = new Map(this.#entries(before, only).map((entry) => [keyOf(entry), entry]));
    for (const entry of this.#entries(after, only)) {
      if (!old.delete(keyOf(entry))) this.#add(entry, collection, after.row);
    }
    for (const entry of old.values()) this.#remove(entry, collection);
  }

  /** Removes the entries of all collections of a group. Call inside a transaction. */
  removeGroup(group: number): void {
    const collections = this.#collectionsIn.all(group).map((row) => integerOf(row, 'id'));
    for (const row of this.#all.all()) {
      const isOverGroup = textOf(row, 'definition').startsWith('group,');
      for (const scope of isOverGroup ? [group] : collections) {
        this.#deleteScope.run(integerOf(row, 'id'), scope);
      }
    }
  }

  /** The number of an index, `undefined` when it never had an entry. */
  find(definition: string): number | undefined {
    const cached = this.#ids.get(definition);
    if (cached !== undefined) return cached;
    const row = this.#selectId.get(definition);
    return row === undefined ? undefined : this.#remember(definition, integerOf(row, 'id'));
  }

  /** Some entries of a range, from its beginning in the direction of reading. */
  read({ index, scope, lower, upper, descending }: EntryRange, count: number): EntryRow[] {
    const statement = descending ? this.#descending : this.#ascending;
    return statement.all(index, scope, lower, upper, count).map((row) => ({
      entry: blobOf(row, 'entry'),
      document: integerOf(row, 'document'),
    }));
  }

  /** Returns the number of entries in a range. */
  count({ index, scope, lower, upper }: EntryRange): number {
    const row = this.#count.get(index, scope, lower, upper);
    return row === undefined ? 0 : integerOf(row, 'n');
  }

  /** Clears the cache; after a rollback the tables may not contain its values. */
  forget(): void {
    this.#ids.clear();
  }

  #add(entry: IndexEntry, collection: CollectionRef, row: number): void {
    const [index, scope] = this.#place(entry, collection);
    this.#insert.run(index, scope, entry.entry, row);
  }

  #remove(entry: IndexEntry, collection: CollectionRef): void {
    const [index, scope] = this.#place(entry, collection);
    this.#delete.run(index, scope, entry.entry);
  }

  #entries(
    revision: IndexedRevision | undefined,
    only?: ReadonlySet<string>,
  ): readonly IndexEntry[] {
    if (revision === undefined) return [];
    const { path, collectionId, fields } = revision;
    const entries = indexEntries(path, fields, groupIndexes(this.config, collectionId), only);
    if (entries.length > MAX_ENTRIES) {
      throw invalidArgument(`Document "${path}" has more than ${MAX_ENTRIES} index entries.`);
    }
    return entries;
  }

  #place({ index, scope }: IndexEntry, { id, group }: CollectionRef): [number, number] {
    const number =
      this.find(index) ?? this.#remember(index, Number(this.#insertId.run(index).lastInsertRowid));
    return [number, scope === 'group' ? group : id];
  }

  #remember(definition: string, id: number): number {
    this.#ids.set(definition, id);
    return id;
  }
}

/** Returns a text that is equal for equal entries. */
function keyOf({ index, entry }: IndexEntry): string {
  const { buffer, byteOffset, byteLength } = entry;
  return `${index}\n${Buffer.from(buffer, byteOffset, byteLength).toString('latin1')}`;
}

/** Names of the top-level fields that differ between two revisions. */
function changedFields(before: Fields, after: Fields): ReadonlySet<string> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const name of names) {
    const [old, now] = [before[name], after[name]];
    if (old !== undefined && now !== undefined && identicalValues(old, now)) names.delete(name);
  }
  return names;
}
