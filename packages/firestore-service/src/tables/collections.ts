import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { keepChecksums } from '@quits/service-base';
import { encodePath } from '../value/encode-path.ts';
import { CHECKED_STRUCTURE } from './checked-structure.ts';
import { integerOf, textOf } from './rows.ts';

const CACHE_LIMIT = 20_000;

/** A collection's numbers in the tables. */
export interface CollectionRef {
  readonly id: number;
  /** Id shared by all collections with its name in the database. */
  readonly group: number;
}

/** Assigns integer ids to databases, collections and collection groups. */
export class Collections {
  readonly #selectDatabase: StatementSync;
  readonly #insertDatabase: StatementSync;
  readonly #selectGroup: StatementSync;
  readonly #groupsInDatabase: StatementSync;
  readonly #groupsById: StatementSync;
  readonly #insertGroup: StatementSync;
  readonly #selectCollection: StatementSync;
  readonly #allPaths: StatementSync;
  readonly #insertCollection: StatementSync;
  readonly #allDatabases: StatementSync;
  readonly #databaseName: StatementSync;
  readonly #databases = new Map<string, number>();
  readonly #groups = new Map<string, number>();
  readonly #collections = new Map<string, CollectionRef>();

  readonly #indexedBy: (collectionId: string) => string;

  /** `indexedBy` describes the indexes of a new collection's documents. */
  constructor(sqlite: DatabaseSync, indexedBy: (collectionId: string) => string) {
    this.#indexedBy = indexedBy;
    const intact = {
      database: keepChecksums(sqlite, CHECKED_STRUCTURE.databases),
      group: keepChecksums(sqlite, CHECKED_STRUCTURE.groups),
      collection: keepChecksums(sqlite, CHECKED_STRUCTURE.collections),
    };
    this.#selectDatabase = sqlite.prepare(
      `SELECT id FROM firestore_databases WHERE name = ? AND ${intact.database}`,
    );
    this.#insertDatabase = sqlite.prepare('INSERT INTO firestore_databases (name) VALUES (?)');
    this.#allDatabases = sqlite.prepare(
      `SELECT name FROM firestore_databases WHERE ${intact.database} ORDER BY name`,
    );
    this.#databaseName = sqlite.prepare(
      `SELECT name FROM firestore_databases WHERE id = ? AND ${intact.database}`,
    );
    this.#selectGroup = sqlite.prepare(
      `SELECT id FROM firestore_groups WHERE database = ? AND collection_id = ? AND ${intact.group}`,
    );
    this.#groupsInDatabase = sqlite.prepare(
      `SELECT id FROM firestore_groups WHERE database = ? AND ${intact.group}`,
    );
    this.#groupsById = sqlite.prepare(
      `SELECT id, database FROM firestore_groups WHERE collection_id = ? AND ${intact.group}`,
    );
    this.#insertGroup = sqlite.prepare(
      'INSERT INTO firestore_groups (database, collection_id, indexed_by) VALUES (?, ?, ?)',
    );
    this.#selectCollection = sqlite.prepare(
      `SELECT id, grp FROM firestore_collections WHERE database = ? AND key = ? AND ${intact.collection}`,
    );
    this.#allPaths = sqlite.prepare(
      `SELECT path FROM firestore_collections WHERE database = ? AND ${intact.collection} ORDER BY key`,
    );
    this.#insertCollection = sqlite.prepare(
      'INSERT INTO firestore_collections (database, grp, path, key) VALUES (?, ?, ?, ?)',
    );
  }

  /** Names of the databases that ever held a document. */
  databaseNames(): string[] {
    return this.#allDatabases.all().map((row) => textOf(row, 'name'));
  }

  /** A database's number, or `undefined` when it never held a document. */
  findDatabase(name: string): number | undefined {
    return this.#find(this.#databases, name, () => this.#selectDatabase.get(name));
  }

  /** Returns a group's id, or `undefined` if no such collection ever had a document. */
  findGroup(database: string, collectionId: string): number | undefined {
    const id = this.findDatabase(database);
    if (id === undefined) return undefined;
    const key = `${database}/${collectionId}`;
    return this.#find(this.#groups, key, () => this.#selectGroup.get(id, collectionId));
  }

  /** A collection's numbers, or `undefined` when it never held a document. */
  find(database: string, path: string): CollectionRef | undefined {
    const cacheKey = `${database}/${path}`;
    const cached = this.#collections.get(cacheKey);
    if (cached !== undefined) return cached;
    const databaseId = this.findDatabase(database);
    if (databaseId === undefined) return undefined;
    const row = this.#selectCollection.get(databaseId, encodePath(path));
    if (row === undefined) return undefined;
    const found = { id: integerOf(row, 'id'), group: integerOf(row, 'grp') };
    return this.#remember(cacheKey, found);
  }

  /** The groups of a database. */
  groupsIn(databaseId: number): number[] {
    return this.#groupsInDatabase.all(databaseId).map((row) => integerOf(row, 'id'));
  }

  /** The groups of collections with an id, in all databases. */
  groupsOf(collectionId: string): { readonly database: string; readonly group: number }[] {
    return this.#groupsById.all(collectionId).map((row) => ({
      database: textOf(this.#databaseName.get(integerOf(row, 'database')) ?? {}, 'name'),
      group: integerOf(row, 'id'),
    }));
  }

  /** Paths of all collections that ever held a document. */
  paths(database: string): string[] {
    const id = this.findDatabase(database);
    return id === undefined ? [] : this.#allPaths.all(id).map((row) => textOf(row, 'path'));
  }

  /** Returns a collection's ids, assigning them on first use. Call inside a transaction. */
  require(database: string, path: string): CollectionRef {
    const known = this.find(database, path);
    if (known !== undefined) return known;
    const databaseId =
      this.findDatabase(database) ?? Number(this.#insertDatabase.run(database).lastInsertRowid);
    const collectionId = path.slice(path.lastIndexOf('/') + 1);
    const group =
      this.findGroup(database, collectionId) ??
      Number(
        this.#insertGroup.run(databaseId, collectionId, this.#indexedBy(collectionId))
          .lastInsertRowid,
      );
    const row = this.#insertCollection.run(databaseId, group, path, encodePath(path));
    return this.#remember(`${database}/${path}`, { id: Number(row.lastInsertRowid), group });
  }

  /** Clears the cache; after a rollback the tables may not contain its values. */
  forget(): void {
    this.#databases.clear();
    this.#groups.clear();
    this.#collections.clear();
  }

  #find(
    cache: Map<string, number>,
    key: string,
    select: () => Record<string, unknown> | undefined,
  ): number | undefined {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const row = select();
    if (row === undefined) return undefined;
    const id = integerOf(row, 'id');
    cache.set(key, id);
    return id;
  }

  #remember(key: string, ref: CollectionRef): CollectionRef {
    if (this.#collections.size >= CACHE_LIMIT) this.#collections.clear();
    this.#collections.set(key, ref);
    return ref;
  }
}
