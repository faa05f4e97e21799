import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  DamagedRecordError,
  type Document,
  keepChecksums,
  type RpcError,
} from '@quits/service-base';
import { AUTOMATIC_INDEXES, groupIndexes, type IndexConfig } from '../indexes/index-config.ts';
import { DamagedIndexError } from '../indexes/damaged-index-error.ts';
import { describeIndexes } from '../indexes/describe-indexes.ts';
import { IndexStore } from '../indexes/index-store.ts';
import { encodePath } from '../value/encode-path.ts';
import { documentNameOf, parseDocumentName, type DocumentName } from '../name/resource-name.ts';
import { timestampFromMicros } from '../value/timestamp.ts';
import type { Change, Commit } from './change.ts';
import { CHECKED_STRUCTURE } from '../tables/checked-structure.ts';
import { type CollectionRef, Collections } from '../tables/collections.ts';
import { DocumentCache } from './document-cache.ts';
import { DocumentScan, type NameScan } from './document-scan.ts';
import type { DocumentStoreOptions } from './document-store-options.ts';
import { DocumentWriter } from './document-writer.ts';
import { History, type HistoryScope, type Past } from './history.ts';
import {
  documentOf,
  storedRevisionOf,
  textOf,
  type Row,
  type StoredRevision,
} from '../tables/rows.ts';
import { isInScope, type ReadScope } from './read-scope.ts';
import { storageFailure } from './storage-failure.ts';
import { WriteBehind, type Settled } from './write-behind.ts';

const CACHED_BYTES = 16 * 1024 * 1024;
const COLUMNS = 'path, fields, created, updated, checksum';

/**
 * Documents of all databases, in SQLite tables. A small commit is made durable in a journal and
 * applied to the other tables together with later ones: when a reader needs them, or shortly after.
 */
export class DocumentStore {
  readonly #collections: Collections;
  readonly #indexes: IndexStore;
  readonly #behind: WriteBehind;
  readonly writer: DocumentWriter;
  /** Unique id of this storage, 16 hexadecimal digits; copies of the file share it. */
  readonly id: string;
  readonly #sqlite: DatabaseSync;
  readonly #history: History;
  readonly #byCollection: DocumentScan;
  readonly #byGroup: DocumentScan;
  readonly #cache = new DocumentCache(CACHED_BYTES);
  readonly #statements = new Map<string, StatementSync>();
  readonly #damaged: (record: string) => void;
  readonly #rebuilt: (collectionId: string) => void;
  readonly #outbox: ((commits: readonly Commit[]) => void) | undefined;
  readonly #reported = new Set<string>();

  constructor(sqlite: DatabaseSync, options: DocumentStoreOptions = {}) {
    const { config = AUTOMATIC_INDEXES, checkpoints = 'automatic' } = options;
    this.#sqlite = sqlite;
    this.#damaged = options.damaged ?? (() => undefined);
    this.#rebuilt = options.rebuilt ?? (() => undefined);
    this.#outbox = options.outbox;
    const collections = new Collections(sqlite, (id) => describeIndexes(groupIndexes(config, id)));
    const indexes = new IndexStore(sqlite, config);
    this.#collections = collections;
    this.#indexes = indexes;
    this.#history = new History(sqlite, collections);
    this.writer = new DocumentWriter(sqlite, { collections, indexes, history: this.#history });
    this.#behind = new WriteBehind({
      sqlite,
      config,
      checkpoints,
      transact: (run) => this.#transact(run),
      apply: (revised) => this.writer.apply(revised),
      outbox: options.outbox,
    });
    this.#byCollection = new DocumentScan(sqlite, 'collection', COLUMNS);
    this.#byGroup = new DocumentScan(sqlite, 'grp', COLUMNS);
    const intact = keepChecksums(sqlite, CHECKED_STRUCTURE.meta);
    const row = this.#prepare(`SELECT value FROM firestore_meta WHERE key = ? AND ${intact}`).get(
      'storage',
    );
    this.id = textOf(row ?? {}, 'value');
    this.#behind.replay((name) => this.latest(name));
  }

  /** The definitions of the indexes. */
  get indexConfig(): IndexConfig {
    return this.#indexes.config;
  }

  /** The collections, those of the latest commits included. */
  get collections(): Collections {
    this.settle();
    return this.#collections;
  }

  /** The indexes, up to date. */
  get indexes(): IndexStore {
    this.settle();
    return this.#indexes;
  }

  /**
   * Stores a commit, which is durable when `settled` is called: immediately, with others after this
   * tick or turn of the event loop, or by {@link flush}. {@link latest} includes it before.
   */
  commit(commit: Commit, settled: Settled): void {
    const done = (failure: RpcError | undefined) => {
      if (failure === undefined) this.#cache.keep(commit);
      settled(failure);
    };
    const { failure: lasting } = this.#behind;
    if (lasting !== undefined) done(lasting);
    else if (this.#behind.accepts(commit)) this.#behind.join(commit, done);
    else done(this.#apply(commit));
  }

  /** Calls back once all earlier commits are durable or have failed. */
  afterCommits(settled: Settled): void {
    this.#behind.after(settled);
  }

  /** Makes all commits durable immediately. */
  flush(): void {
    this.#behind.flush();
  }

  /** Works all commits into the tables, which readers of more than one document by name need. */
  settle(): void {
    this.#behind.settle();
  }

  /** The tables, with all commits to the documents of a scope: others are left for later. */
  tablesOf(scope: ReadScope): { readonly collections: Collections; readonly indexes: IndexStore } {
    this.#behind.settle((name) => isInScope(name, scope));
    return { collections: this.#collections, indexes: this.#indexes };
  }

  /** Settles for good; the storage may be closed then. */
  stop(): void {
    this.#behind.stop();
  }

  /** The current revision of a document, durable. */
  get(name: DocumentName): Document | null {
    // Readers wait only for documents that are being changed.
    if (this.#behind.isGrouped(name.full)) this.flush();
    return this.latest(name);
  }

  /** The latest revision of a document, which may not be durable yet: for commits to build on. */
  latest(name: DocumentName): Document | null {
    const pending = this.#behind.get(name.full);
    if (pending !== undefined) return pending;
    const cached = this.#cache.getCurrent(name.full);
    if (cached !== undefined) return cached;
    const collection = this.#collections.find(name.database, name.collectionPath);
    if (collection === undefined) return null;
    const row = this.#prepare(
      `SELECT ${COLUMNS} FROM firestore_documents WHERE collection = ? AND key = ?`,
    ).get(collection.id, encodePath(name.path));
    if (row === undefined) return null;
    const document = this.#document(name.database, row);
    if (document.name === name.full) return document;
    this.#report(`document ${name.path}`);
    throw new DamagedRecordError(`document ${name.path}`);
  }

  /** The one object for a revision that several listeners may be sent. */
  share(document: Document): Document {
    const cached = this.#cache.get(document.name, document.updateTime);
    if (cached === undefined) this.#cache.set(document);
    return cached ?? document;
  }

  /** Returns a document's revision at a version, which must be within the kept history. */
  getAt(name: DocumentName, version: number): Document | null {
    this.flush();
    const past = this.#before(name, version);
    return past === undefined ? this.get(name) : past;
  }

  /** Returns whether a document was written or deleted after a version. */
  changedSince(name: DocumentName, version: number): boolean {
    return this.#before(name, version) !== undefined;
  }

  /** The version before which a database's past is unknown. */
  horizon(database: string): number {
    return this.#history.horizon(database);
  }

  /** Removes all documents of a database and their past. Call inside a transaction. */
  clear(database: string, version: number): void {
    this.writer.clear(database, version);
    this.#cache.clear();
  }

  /** About how many bytes the past has grown by since the start; may be negative. */
  get recordedBytes(): number {
    return this.#history.recordedBytes;
  }

  /** Removes some rows of the history up to a version; returns whether there are more. */
  forget(version: number, rows: number): boolean {
    // Commits that aren't applied yet are newer.
    return this.#transact(() => this.#history.prune(version, rows));
  }

  /** The document in a row that an index names. */
  getRow(database: string, row: number): Document | null {
    const found = this.#prepare(`SELECT ${COLUMNS} FROM firestore_documents WHERE id = ?`).get(row);
    return found === undefined ? null : this.#document(database, found);
  }

  /** Reads all documents of a database, by the paths of their collections, then by their ids. */
  *scanDatabase(database: string): Generator<Document> {
    for (const path of this.collections.paths(database)) {
      yield* this.scanCollection(database, path, { descending: false });
    }
  }

  /** Reads a collection's documents in the order of their names. */
  *scanCollection(database: string, path: string, scan: NameScan): Generator<Document> {
    const collection = this.#collection(database, path);
    if (collection !== undefined)
      yield* this.#documents(database, this.#byCollection.rows(collection.id, scan));
  }

  /** Reads the documents of all collections with an id, in the order of their names. */
  *scanGroup(database: string, collectionId: string, scan: NameScan): Generator<Document> {
    const group = this.#group(database, collectionId);
    if (group !== undefined) yield* this.#documents(database, this.#byGroup.rows(group, scan));
  }

  /**
   * Returns the changes of documents in a query's collections after a version, each document once:
   * its revision at that version and now. `undefined` if the history doesn't reach back that far, or is damaged.
   */
  changesSince(scope: HistoryScope, version: number): Change[] | undefined {
    this.settle();
    if (version < this.#history.horizon(scope.database)) return undefined;
    return this.#past(scope, version)?.map(({ path, before }) => {
      const name = parseDocumentName(documentNameOf(scope.database, path));
      return { name, before, after: this.get(name) };
    });
  }

  /** Returns the number of documents that {@link scanCollection} would read. */
  countCollection(database: string, path: string, scan: NameScan): number {
    const collection = this.#collection(database, path);
    return collection === undefined ? 0 : this.#byCollection.count(collection.id, scan);
  }

  /** Returns the number of documents that {@link scanGroup} would read. */
  countGroup(database: string, collectionId: string, scan: NameScan): number {
    const group = this.#group(database, collectionId);
    return group === undefined ? 0 : this.#byGroup.count(group, scan);
  }

  /** Up to `parts - 1` documents that cut a collection group into parts of about one size. */
  splitGroup(database: string, collectionId: string, parts: number): string[] {
    const group = this.collections.findGroup(database, collectionId);
    if (group === undefined) return [];
    const count = this.#byGroup.count(group, { descending: false });
    if (count === 0) return [];
    const step = Math.ceil(count / parts);
    const at = this.#prepare(
      'SELECT path FROM firestore_documents WHERE grp = ? ORDER BY key LIMIT 1 OFFSET ?',
    );
    const paths: string[] = [];
    for (let i = step; i < count; i += step) {
      const row = at.get(group, i);
      if (row !== undefined) paths.push(textOf(row, 'path'));
    }
    return paths;
  }

  /** The version of the latest commit, 0 before the first. */
  lastVersion(): number {
    return this.#history.lastVersion();
  }

  /**
   * Rebuilds the damaged indexes of the collections with an id from their documents.
   * @throws {DamagedRecordError} if that fails
   */
  rebuildIndex(database: string, collectionId: string): void {
    try {
      const group = this.collections.findGroup(database, collectionId);
      if (group === undefined) return;
      this.transaction(() => this.writer.reindexGroup(group, collectionId));
    } catch (cause) {
      this.#report(`index of the collections ${collectionId}`);
      throw new DamagedIndexError(collectionId, { cause });
    }
    this.#rebuilt(collectionId);
  }

  /** Runs a function in one SQLite transaction; a failure rolls it back. */
  transaction<T>(run: () => T): T {
    this.settle();
    if (this.#behind.failure !== undefined) throw this.#behind.failure;
    return this.#transact(run);
  }

  #collection(database: string, path: string): CollectionRef | undefined {
    return this.tablesOf({ database, collectionPath: path }).collections.find(database, path);
  }

  #group(database: string, collectionId: string): number | undefined {
    return this.tablesOf({ database, collectionId }).collections.findGroup(database, collectionId);
  }

  #transact<T>(run: () => T): T {
    this.#prepare('BEGIN IMMEDIATE').run();
    try {
      const result = run();
      this.#prepare('COMMIT').run();
      return result;
    } catch (error) {
      if (this.#sqlite.isTransaction) this.#sqlite.exec('ROLLBACK');
      this.#collections.forget();
      this.#indexes.forget();
      throw error;
    }
  }

  #apply(commit: Commit): RpcError | undefined {
    try {
      this.transaction(() => {
        this.writer.applyCommit(commit);
        this.#outbox?.([commit]);
      });
      return undefined;
    } catch (cause) {
      return storageFailure(cause);
    }
  }

  #past(scope: HistoryScope, version: number): Past[] | undefined {
    try {
      return this.#history.since(scope, version);
    } catch (error) {
      if (!(error instanceof DamagedRecordError)) throw error;
      this.#report(`former revision of the ${error.record}`);
      return undefined;
    }
  }

  #before(name: DocumentName, version: number): Document | null | undefined {
    const collection = this.#collections.find(name.database, name.collectionPath);
    const settled =
      collection === undefined
        ? undefined
        : this.#history.before(name, collection, encodePath(name.path), version);
    return settled === undefined ? this.#behind.before(name.full, version) : settled;
  }

  *#documents(database: string, rows: Iterable<Row>): Generator<Document> {
    for (const row of rows) yield this.#document(database, row);
  }

  #document(database: string, row: Row): Document {
    const revision = this.#checked(row);
    const name = documentNameOf(database, revision.path);
    const updateTime = timestampFromMicros(revision.updated);
    return this.#cache.get(name, updateTime) ?? documentOf(name, updateTime, revision);
  }

  #checked(row: Row): StoredRevision {
    try {
      const revision = storedRevisionOf(row);
      if (revision === null) throw new DamagedRecordError(`document ${String(row['path'])}`);
      return revision;
    } catch (error) {
      if (error instanceof DamagedRecordError) this.#report(error.record);
      throw error;
    }
  }

  /** Reports each damaged record once. */
  #report(record: string): void {
    if (this.#reported.has(record)) return;
    this.#reported.add(record);
    this.#damaged(record);
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#sqlite.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
