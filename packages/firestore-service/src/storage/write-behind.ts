import type { DatabaseSync } from 'node:sqlite';
import type { Document, RpcError } from '@quits/service-base';
import type { IndexConfig } from '../indexes/index-config.ts';
import type { DocumentName } from '../name/resource-name.ts';
import type { Commit } from './change.ts';
import type { Checkpoints } from './checkpoints.ts';
import { CommitJournal } from './commit-journal.ts';
import { Deferral } from './deferral.ts';
import { IdleCheckpoint } from './idle-checkpoint.ts';
import { PendingCommits } from './pending-commits.ts';
import { storageFailure } from './storage-failure.ts';

/** Maximum number of pending commits; more would delay readers. */
const MAX_PENDING = 2000;
/** After this pause between commits they wait no longer, in milliseconds. */
const PAUSE_MS = 20;
/** Pause after a disk failed, in milliseconds. */
const RETRY_MS = 1000;

/** SQLite's number for `PRAGMA synchronous = FULL`. */
const FULL = 2;

/** Dependencies of {@link WriteBehind}. */
export interface WriteBehindHost {
  readonly sqlite: DatabaseSync;
  readonly config: IndexConfig;
  readonly checkpoints: Checkpoints;
  /** Runs a function in one SQLite transaction. */
  readonly transact: (run: () => void) => void;
  /** Works commits into the tables. */
  readonly apply: (commits: readonly Commit[]) => void;
  /** Writes what follows from commits, in the transaction that makes them durable. */
  readonly outbox: ((commits: readonly Commit[]) => void) | undefined;
}

/** Called once when a commit is durable, or with the error if it failed. */
export type Settled = (failure: RpcError | undefined) => void;

/**
 * Makes small commits durable in a journal, all commits of one tick together, and applies them to
 * the tables later: many at once, with only the final state of each document. If SQLite waits for the disk in
 * each transaction, a group takes all commits of one turn of the event loop, over all connections.
 */
export class WriteBehind {
  readonly #host: WriteBehindHost;
  readonly #journal: CommitJournal;
  readonly #deferral: Deferral;
  /** Commits in the journal or about to be written to it; the group's commits are last. */
  readonly #pending = new PendingCommits();
  #group: { readonly commit?: Commit; readonly settled: Settled }[] = [];
  /** Full names of the documents that the group changes. */
  readonly #grouped = new Set<string>();
  readonly #isSynced: boolean;
  /** Missing if the caller moves the log. */
  readonly #checkpoint: IdleCheckpoint | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Delay of the timer, in milliseconds. */
  #wait = 0;

  constructor(host: WriteBehindHost) {
    this.#host = host;
    this.#journal = new CommitJournal(host.sqlite);
    this.#deferral = new Deferral(host.sqlite, host.config);
    if (host.checkpoints === 'automatic') this.#checkpoint = new IdleCheckpoint(host.sqlite);
    this.#isSynced = isSynced(host.sqlite);
  }

  /** Returns whether a commit can be deferred. */
  accepts(commit: Commit): boolean {
    return this.#deferral.allows(commit);
  }

  /** Adds a commit to the group that becomes durable after this tick, or by {@link flush}. */
  join(commit: Commit, settled: Settled): void {
    if (this.#group.length === 0) this.#flushSoon();
    this.#pending.add(commit);
    for (const { name } of commit.changes) this.#grouped.add(name.full);
    this.#group.push({ commit, settled });
  }

  /** Calls back once the commits before it are durable or have failed. */
  after(settled: Settled): void {
    if (this.#group.length === 0) settled(undefined);
    else this.#group.push({ settled });
  }

  /** Makes the group durable immediately. */
  flush(): void {
    if (this.#group.length === 0) return;
    const group = this.#group;
    this.#group = [];
    this.#grouped.clear();
    const commits = group.flatMap(({ commit }) => commit ?? []);
    const failure = this.#write(commits);
    if (failure === undefined) this.#schedule();
    else this.#pending.removeLast(commits.length);
    for (const { settled } of group) settled(failure);
  }

  /** Returns whether the latest revision of a document isn't durable yet. */
  isGrouped(name: string): boolean {
    return this.#grouped.has(name);
  }

  /**
   * Applies all pending commits to the tables.
   * @throws {RpcError} if the disk has no room for them; the journal keeps the commits
   */
  settle(): void {
    this.flush();
    if (this.#pending.size === 0) return;
    try {
      this.#host.transact(() => {
        this.#host.apply(this.#pending.commits);
        this.#journal.clear();
      });
    } catch (cause) {
      throw storageFailure(cause);
    }
    this.#pending.clear();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#checkpoint?.touch();
  }

  /** Applies everything and stops the timer. */
  stop(): void {
    this.#checkpoint?.stop();
    clearTimeout(this.#timer);
    try {
      this.settle();
    } catch {
      // The next start replays the journal.
    }
  }

  /** Applies the journal of a process that was killed; `get` reads the tables. */
  replay(get: (name: DocumentName) => Document | null): void {
    const entries = this.#journal.entries();
    if (entries.length === 0) return;
    this.#host.transact(() => {
      for (const { version, name, after } of entries) {
        const changes = [{ name, before: get(name), after }];
        this.#host.apply([{ database: name.database, version, changes }]);
      }
      this.#journal.clear();
    });
  }

  /** A document's latest revision, `undefined` when the tables have it. */
  get(name: string): Document | null | undefined {
    return this.#pending.get(name);
  }

  /**
   * Returns a document's revision at a version; `undefined` if no pending commit changed it since.
   */
  before(name: string, version: number): Document | null | undefined {
    return this.#pending.before(name, version);
  }

  #write(commits: readonly Commit[]): RpcError | undefined {
    const [first, ...others] = commits;
    const { outbox } = this.#host;
    try {
      // A single row needs no explicit transaction.
      if (first?.changes.length === 1 && others.length === 0 && outbox === undefined) {
        this.#journal.append(first);
      } else {
        this.#host.transact(() => {
          for (const commit of commits) this.#journal.append(commit);
          outbox?.(commits);
        });
      }
      return undefined;
    } catch (cause) {
      return storageFailure(cause);
    }
  }

  #flushSoon(): void {
    const flush = () => {
      if (this.#host.sqlite.isOpen) this.flush();
    };
    if (this.#isSynced) setImmediate(flush);
    else queueMicrotask(flush);
  }

  #schedule(): void {
    if (this.#pending.size < MAX_PENDING) this.#settleIn(PAUSE_MS);
    // Callers are answered first, unless they are faster than the tables.
    else if (this.#pending.size < 2 * MAX_PENDING) this.#settleIn(0);
    else this.settle();
  }

  #settleIn(milliseconds: number): void {
    if (this.#timer !== undefined && this.#wait === milliseconds) {
      this.#timer.refresh();
      return;
    }
    clearTimeout(this.#timer);
    this.#wait = milliseconds;
    this.#timer = setTimeout(() => this.#settleNow(), milliseconds);
    this.#timer.unref();
  }

  #settleNow(): void {
    this.#timer = undefined;
    try {
      if (this.#host.sqlite.isOpen) this.settle();
    } catch {
      // The next read reports the failure; the journal keeps the commits.
      this.#settleIn(RETRY_MS);
    }
  }
}

/** Returns whether SQLite waits for the disk in each transaction. A database in memory never does. */
function isSynced(sqlite: DatabaseSync): boolean {
  if (sqlite.location() === null) return false;
  return Number(sqlite.prepare('PRAGMA synchronous').get()?.['synchronous']) >= FULL;
}
