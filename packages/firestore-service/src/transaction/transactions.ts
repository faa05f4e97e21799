import { randomBytes } from 'node:crypto';
import { RpcError } from '@quits/service-base';
import type { DocumentName } from '../name/resource-name.ts';
import type { Query } from '../query/query.ts';
import { touchesQuery } from '../read/run-query-at.ts';
import { pastReader, type SnapshotReader } from '../read/snapshot-reader.ts';
import type { CommitClock } from '../rpc/commit-clock.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import type { DocumentStore } from '../storage/document-store.ts';
import { DocumentLocks } from './document-locks.ts';

/** Idle time after which a transaction is aborted. */
const MAX_IDLE_MS = 60_000;
/** Age after which a transaction is aborted. */
const MAX_AGE_MS = 270_000;

/** How long a transaction waits for another one that reads the same document. */
const PATIENCE_MS = 500;

/** Mode of a transaction. */
export type TransactionMode =
  | { readonly kind: 'read-write' }
  | { readonly kind: 'read-only'; readonly readVersion?: number };

interface Transaction {
  readonly database: string;
  readonly isReadOnly: boolean;
  readonly begun: number;
  readonly documents: Map<string, DocumentName>;
  readonly queries: Query[];
  used: number;
  /** Version of its snapshot, taken by the first read of a read-write transaction. */
  version: number | undefined;
}

/**
 * Open transactions. Each reads from one snapshot; a read-write one commits only if nothing that it
 * has read changed since. Transactions that read the same document wait for each other briefly to
 * avoid retries. Nothing is locked, so no lock can leak.
 */
export class Transactions {
  readonly #store: DocumentStore;
  readonly #clock: CommitClock;
  readonly #now: () => number;
  readonly #open = new Map<string, Transaction>();
  readonly #turns = new DocumentLocks(PATIENCE_MS);

  constructor(store: DocumentStore, clock: CommitClock, now: () => number) {
    this.#store = store;
    this.#clock = clock;
    this.#now = now;
  }

  /** Starts a transaction and returns its id. */
  begin(database: string, mode: TransactionMode): string {
    this.#expire();
    const id = randomBytes(16).toString('base64');
    const isReadOnly = mode.kind === 'read-only';
    this.#open.set(id, {
      database,
      isReadOnly,
      version: isReadOnly ? (mode.readVersion ?? this.#clock.read()) : undefined,
      begun: this.#now(),
      documents: new Map(),
      queries: [],
      used: this.#now(),
    });
    return id;
  }

  /** Waits, before its first read, for other transactions that read the same documents. */
  async admit(id: string, names: readonly string[]): Promise<void> {
    const transaction = this.#open.get(id);
    if (transaction === undefined || transaction.isReadOnly) return;
    if (transaction.version !== undefined) return;
    for (const name of names.toSorted()) await this.#turns.take(id, name);
    // It may have been aborted in the meantime.
    if (!this.#open.has(id)) this.#turns.release(id);
  }

  /**
   * Returns a reader within a transaction, which records what is read for the commit. @throws
   * {RpcError}
   */
  reader(id: string, database: string): SnapshotReader {
    const transaction = this.#require(id, database);
    const past = () => {
      transaction.version ??= this.#clock.read();
      return pastReader(this.#store, database, transaction.version);
    };
    return {
      get readTime() {
        return past().readTime;
      },
      get: (name) => {
        transaction.documents.set(name.full, name);
        return past().get(name);
      },
      run: (query) => {
        transaction.queries.push(query);
        return past().run(query);
      },
      count: (query) => {
        transaction.queries.push(query);
        return past().count(query);
      },
    };
  }

  /**
   * Ends a transaction that is about to commit.
   * @throws {RpcError} `ABORTED` if a document that it read has changed
   */
  finish(id: string, database: string, hasWrites: boolean): void {
    const { isReadOnly, version, ...reads } = this.#require(id, database);
    this.#end(id);
    if (!hasWrites) return;
    if (isReadOnly) {
      throw invalidArgument('Cannot modify entities in a read-only transaction.');
    }
    if (version !== undefined && this.#hasConflict(reads, version)) {
      throw new RpcError('ABORTED', 'Too much contention on these documents. Please try again.');
    }
  }

  /** Rolls a transaction back; does nothing if it has ended already. */
  rollback(id: string, database: string): void {
    if (this.#open.get(id)?.database === database) this.#end(id);
  }

  #require(id: string, database: string): Transaction {
    this.#expire();
    const transaction = this.#open.get(id);
    if (transaction?.database !== database) {
      throw invalidArgument('The referenced transaction has expired or is no longer valid.');
    }
    transaction.used = this.#now();
    return transaction;
  }

  /** Wakes waiting transactions after the caller, whose commit comes first. */
  #end(id: string): void {
    this.#open.delete(id);
    queueMicrotask(() => this.#turns.release(id));
  }

  #hasConflict(
    { database, documents, queries }: Pick<Transaction, 'database' | 'documents' | 'queries'>,
    version: number,
  ): boolean {
    if (version < this.#store.horizon(database)) return true;
    const isChanged = (name: DocumentName) => this.#store.changedSince(name, version);
    if ([...documents.values()].some(isChanged)) return true;
    return queries.some((query) =>
      this.#store.changesSince(query, version)?.some((change) => touchesQuery(query, change)),
    );
  }

  #expire(): void {
    const now = this.#now();
    for (const [id, { begun, used }] of this.#open) {
      if (now - used > MAX_IDLE_MS || now - begun > MAX_AGE_MS) this.#end(id);
    }
  }
}
