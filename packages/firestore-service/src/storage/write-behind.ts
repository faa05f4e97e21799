import type { DatabaseSync } from 'node:sqlite';
import type { Document, RpcError } from '@quits/service-base';
import type { IndexConfig } from '../indexes/index-config.ts';
import type { DocumentName } from '../name/resource-name.ts';
import type { Commit } from './change.ts';
import type { Checkpoints } from './checkpoints.ts';
import { CommitJournal } from './commit-journal.ts';
import { Deferral } from './deferral.ts';
import type { Revised } from './document-writer.ts';
import { IdleCheckpoint } from './idle-checkpoint.ts';
import { asError, isSynced, LogSync } from './log-sync.ts';
import { PendingCommits, type PendingDocument } from './pending-commits.ts';
import { storageFailure } from './storage-failure.ts';

/** Number of pending changes above which they don't wait; more would delay readers. */
const MANY = 2000;
/** How long a change waits, in milliseconds: until then, further changes of its document are applied with it. */
const WAIT_MS = 500;
/** Longest time to apply changes at once, and the pause for requests after it, in milliseconds. */
const SLICE_MS = 8;
const GAP_MS = 8;
/** Shortest pause once no change is due, in milliseconds: the more are applied together, the fewer pages are written. */
const REST_MS = 500;
/** Pause after a disk failed, in milliseconds. */
const RETRY_MS = 1000;

/** Dependencies of {@link WriteBehind}. */
export interface WriteBehindHost {
  readonly sqlite: DatabaseSync;
  readonly config: IndexConfig;
  readonly checkpoints: Checkpoints;
  /** Runs a function in one SQLite transaction. */
  readonly transact: (run: () => void) => void;
  /** Works the commits of a document into the tables. */
  readonly apply: (document: Revised) => void;
  /** Writes what follows from commits, in the transaction that makes them durable. */
  readonly outbox: ((commits: readonly Commit[]) => void) | undefined;
}

/** Called once when a commit is durable, or with the error if it failed. */
export type Settled = (failure: RpcError | undefined) => void;

/** A commit that isn't durable yet, or a caller that waits for those before it. */
interface Unsettled {
  readonly commit?: Commit;
  readonly settled: Settled;
}

/**
 * Makes small commits durable in a journal, all commits of one tick together, and applies them to
 * the tables later: document by document, with only the final state of each, a few at a time. If commits wait for the disk,
 * a group takes all commits of one turn of the event loop, over all connections, and of the time in which the disk
 * is busy with the group before it. Requests are answered meanwhile.
 */
export class WriteBehind {
  readonly #host: WriteBehindHost;
  readonly #journal: CommitJournal;
  readonly #deferral: Deferral;
  /** Commits in the journal or about to be written to it; the group's commits are last. */
  readonly #pending = new PendingCommits();
  #group: Unsettled[] = [];
  /** The group before, which is written but not durable yet. */
  #written: Unsettled[] | undefined;
  /** Full names of the documents that each of the two changes. */
  #namesOfGroup = new Set<string>();
  #namesOfWritten = new Set<string>();
  /** Calls that are due, in the order of the commits. */
  readonly #settling: (() => void)[] = [];
  readonly #isSynced: boolean;
  /** Missing if SQLite waits for the disk itself, or nothing does. */
  readonly #log: LogSync | undefined;
  /** Set once the disk has failed to take the log. */
  #failure: RpcError | undefined;
  /** Missing if the caller moves the log. */
  readonly #checkpoint: IdleCheckpoint | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isHurried = false;

  constructor(host: WriteBehindHost) {
    this.#host = host;
    this.#journal = new CommitJournal(host.sqlite);
    this.#deferral = new Deferral(host.sqlite, host.config);
    if (host.checkpoints === 'automatic') this.#checkpoint = new IdleCheckpoint(host.sqlite);
    this.#isSynced = isSynced(host.sqlite);
    this.#log = this.#isSynced ? LogSync.of(host.sqlite) : undefined;
  }

  /** Returns whether a commit can be deferred. */
  accepts(commit: Commit): boolean {
    return this.#deferral.allows(commit);
  }

  /**
   * Why commits are refused until the next start: the disk failed to take the log. What it has of it is unknown then, and a
   * later attempt may seem to succeed.
   */
  get failure(): RpcError | undefined {
    return this.#failure;
  }

  /** Adds a commit to the group that becomes durable after this tick, or by {@link flush}. */
  join(commit: Commit, settled: Settled): void {
    if (this.#group.length === 0 && this.#written === undefined) this.#flushSoon();
    this.#pending.add(commit);
    for (const { name } of commit.changes) this.#namesOfGroup.add(name.full);
    this.#group.push({ commit, settled });
  }

  /** Calls back once the commits before it are durable or have failed. */
  after(settled: Settled): void {
    if (this.#group.length > 0) this.#group.push({ settled });
    else if (this.#written !== undefined) this.#written.push({ settled });
    else settled(undefined);
  }

  /** Makes all commits durable immediately. */
  flush(): void {
    if (this.#written !== undefined) {
      let failure: Error | undefined;
      try {
        this.#log?.syncNow();
      } catch (cause) {
        failure = asError(cause);
      }
      this.#synced(failure);
    }
    if (this.#group.length === 0) return;
    const group = this.#takeGroup();
    this.#settle(group, this.#write(group));
    this.#schedule();
  }

  /** Returns whether the latest revision of a document isn't durable yet. */
  isGrouped(name: string): boolean {
    return this.#namesOfGroup.has(name) || this.#namesOfWritten.has(name);
  }

  /**
   * Applies all pending commits to the tables, or those to some documents.
   * @throws {RpcError} if the disk has no room for them; the journal keeps the commits
   */
  settle(isNeeded?: (name: DocumentName) => boolean): void {
    this.flush();
    const needed: PendingDocument[] = [];
    for (const document of this.#pending.documents()) {
      if (isNeeded?.(document.name) !== false) needed.push(document);
    }
    if (needed.length === 0) return;
    this.#apply(needed, Infinity);
    if (this.#pending.count > 0) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
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
    this.#log?.close();
  }

  /** Applies the journal of a process that was killed; `get` reads the tables. */
  replay(get: (name: DocumentName) => Document | null): void {
    const entries = this.#journal.entries();
    if (entries.length === 0) return;
    this.#host.transact(() => {
      for (const { version, name, after } of entries) {
        this.#host.apply({ name, pasts: [{ version, before: get(name) }], after });
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

  #takeGroup(): readonly Unsettled[] {
    const group = this.#group;
    this.#group = [];
    this.#namesOfGroup = new Set();
    return group;
  }

  /** Writes a group to the journal; if that fails, its commits are taken back. */
  #write(group: readonly Unsettled[]): RpcError | undefined {
    const commits = commitsOf(group);
    const [first, ...others] = commits;
    const { outbox } = this.#host;
    try {
      // A single row needs no explicit transaction.
      if (first?.changes.length === 1 && others.length === 0 && outbox === undefined) {
        this.#pending.noteRows(first, this.#journal.append(first));
      } else if (first !== undefined) {
        this.#host.transact(() => {
          for (const commit of commits) {
            this.#pending.noteRows(commit, this.#journal.append(commit));
          }
          outbox?.(commits);
        });
      }
      return undefined;
    } catch (cause) {
      this.#takeBack(commits);
      return storageFailure(cause);
    }
  }

  #takeBack(commits: readonly Commit[]): void {
    for (const commit of commits.toReversed()) this.#pending.takeBack(commit);
  }

  /** Calls back in the order of the commits, even if a call makes others durable meanwhile. */
  #settle(group: readonly Unsettled[], failure: RpcError | undefined): void {
    for (const { settled } of group) this.#settling.push(() => settled(failure));
    for (let next = this.#settling.shift(); next !== undefined; next = this.#settling.shift()) {
      next();
    }
  }

  #flushSoon(): void {
    const flush = () => {
      if (!this.#host.sqlite.isOpen) return;
      if (this.#log === undefined) this.flush();
      else this.#writeSoon(this.#log);
    };
    if (this.#isSynced) setImmediate(flush);
    else queueMicrotask(flush);
  }

  /** Writes the group, which is durable once the disk has the log. */
  #writeSoon(log: LogSync): void {
    if (this.#group.length === 0 || this.#written !== undefined) return;
    const names = this.#namesOfGroup;
    const group = [...this.#takeGroup()];
    let failure: RpcError | undefined;
    this.#withoutSync(() => {
      failure = this.#write(group);
    });
    if (failure !== undefined) {
      this.#settle(group, failure);
      return;
    }
    this.#written = group;
    this.#namesOfWritten = names;
    log.sync((cause) => {
      // It may have been made durable in the meantime.
      if (this.#written === group) this.#synced(cause);
    });
  }

  /** Settles the group that was written, which the disk has now unless it has failed, and continues with the next one. */
  #synced(cause: Error | undefined): void {
    const written = this.#written ?? [];
    this.#written = undefined;
    this.#namesOfWritten = new Set();
    if (cause === undefined) {
      if (this.#group.length > 0) this.#flushSoon();
      this.#settle(written, undefined);
      this.#schedule();
      return;
    }
    const failure = storageFailure(
      new Error(`the disk failed to take the log (${cause.message}). Restart the server.`, {
        cause,
      }),
    );
    this.#failure = failure;
    const lost = [...written, ...this.#takeGroup()];
    this.#takeBack(commitsOf(lost));
    this.#settle(lost, failure);
  }

  /** Applies documents until a time of `performance.now`, at least one. */
  #apply(documents: readonly PendingDocument[], until: number): void {
    const applied: PendingDocument[] = [];
    try {
      this.#withoutSync(() => {
        this.#host.transact(() => {
          for (const document of documents) {
            this.#host.apply(document);
            applied.push(document);
            if (performance.now() > until) break;
          }
          if (applied.length === this.#pending.count) this.#journal.clear();
          else for (const { rows } of applied) this.#journal.remove(rows);
        });
      });
    } catch (cause) {
      throw storageFailure(cause);
    }
    for (const document of applied) this.#pending.delete(document);
    this.#checkpoint?.touch();
  }

  /**
   * Runs a transaction for which SQLite needn't wait for the disk: the caller waits, or the journal still has what it applies. The
   * log is read in order, so a later transaction that does wait makes this one durable, too.
   */
  #withoutSync(run: () => void): void {
    if (!this.#isSynced) {
      run();
      return;
    }
    this.#host.sqlite.exec('PRAGMA synchronous = NORMAL');
    try {
      run();
    } finally {
      this.#host.sqlite.exec('PRAGMA synchronous = FULL');
    }
  }

  #schedule(): void {
    if (this.#pending.size === 0) return;
    if (this.#pending.size >= 2 * MANY) {
      // Callers are faster than the tables.
      this.#settleAll();
    } else if (this.#timer === undefined) this.#applyIn(WAIT_MS);
    else if (this.#pending.size >= MANY && !this.#isHurried) {
      this.#isHurried = true;
      this.#applyIn(0);
    }
  }

  #settleAll(): void {
    try {
      this.settle();
    } catch {
      // The next read reports the failure; the journal keeps the commits.
      this.#applyIn(RETRY_MS);
    }
  }

  #applyIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#applySome(), milliseconds);
    this.#timer.unref();
  }

  #applySome(): void {
    this.#timer = undefined;
    this.#isHurried = false;
    if (!this.#host.sqlite.isOpen) return;
    let isMore = false;
    try {
      const due = this.#due();
      // One that changes all the time is never durable by itself.
      const latest = performance.now() - WAIT_MS - 2 * REST_MS;
      if (due.some(({ name, since }) => since < latest && this.isGrouped(name.full))) this.flush();
      const durable = due.filter(({ name }) => !this.isGrouped(name.full));
      if (durable.length > 0) this.#apply(durable, performance.now() + SLICE_MS);
      isMore = due.some(({ name }) => this.#pending.get(name.full) !== undefined);
    } catch {
      // The next read reports the failure; the journal keeps the commits.
      this.#applyIn(RETRY_MS);
      return;
    }
    const [next] = this.#pending.documents();
    if (isMore) this.#applyIn(this.#pending.size >= MANY ? 0 : GAP_MS);
    else if (next !== undefined) {
      this.#applyIn(Math.max(REST_MS, next.since + WAIT_MS - performance.now()));
    }
  }

  /** The documents that have been waiting long enough; those of a collection follow each other, since they share pages. */
  #due(): readonly PendingDocument[] {
    const latest = this.#pending.size >= MANY ? Infinity : performance.now() - WAIT_MS;
    const due: PendingDocument[] = [];
    for (const document of this.#pending.documents()) {
      if (document.since > latest) break;
      due.push(document);
    }
    return due.sort((one, other) => (one.name.full < other.name.full ? -1 : 1));
  }
}

function commitsOf(group: readonly Unsettled[]): readonly Commit[] {
  return group.flatMap(({ commit }) => commit ?? []);
}
