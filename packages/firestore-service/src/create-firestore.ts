import type { IncomingMessage } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import type { Authenticate, Caller, Document } from '@quits/service-base';
import type { FirestoreRules, RuleAccesses } from '@quits/security-rules';
import { Access } from './access/access.ts';
import type { IndexConfig } from './indexes/index-config.ts';
import { rebuildIndexes } from './storage/rebuild-indexes.ts';
import { type Defer, FanOut } from './listen/fan-out.ts';
import { Listeners } from './listen/listeners.ts';
import { TargetPool } from './listen/target-pool.ts';
import { decodeResumeToken, encodeResumeToken } from './listen/resume-token.ts';
import { createFirestoreRest, type RestHandler } from './rest/create-firestore-rest.ts';
import { deleteExpired } from './maintenance/delete-expired.ts';
import { startMaintenance } from './maintenance/maintenance.ts';
import { parseDocumentName } from './name/resource-name.ts';
import { CommitClock } from './rpc/commit-clock.ts';
import type { FirestoreService } from './rpc/firestore-service.ts';
import { writeSeed } from './seed/write-seed.ts';
import type { Engine } from './service/engine.ts';
import { countReads } from './service/count-reads.ts';
import { FirestoreRpcs } from './service/firestore-rpcs.ts';
import { DatabaseSnapshots, type FirestoreSnapshot } from './snapshot/database-snapshots.ts';
import { type Usage, UsageCount } from './storage/usage.ts';
import { CollectionTree } from './storage/collection-tree.ts';
import type { Checkpoints } from './storage/checkpoints.ts';
import { DocumentStore } from './storage/document-store.ts';
import { prepareSchema } from './storage/schema.ts';
import { requestTime } from './write/request-time.ts';
import type { Commit } from './storage/change.ts';
import { timestampFromMicros } from './value/timestamp.ts';
import { Transactions } from './transaction/transactions.ts';

/** Options of {@link createFirestore}. */
export interface FirestoreOptions {
  /** An open database, which the caller closes; all tables are created in it. */
  readonly storage: DatabaseSync;
  /** The rules in force now; `undefined` allows everything. */
  readonly rules: () => FirestoreRules | undefined;
  /**
   * From {@link parseIndexConfig}: the contents of `firestore.indexes.json`; queries without an
   * index are refused. @default the automatic indexes, refusing nothing
   */
  readonly indexes?: IndexConfig | undefined;
  /** Returns the caller of a request, such as `authenticate` of `@quits/identity-service`. */
  readonly authenticate: Authenticate;
  /** Milliseconds since 1970. @default Date.now */
  readonly clock?: () => number;
  /** Receives one line for each refusal by the rules. @default no logging */
  readonly log?: (line: string) => void;
  /**
   * Whether a document that the rules read for several documents of a commit counts once.
   * @default 'cached'
   */
  readonly ruleAccesses?: RuleAccesses | undefined;
  /**
   * Moves SQLite's write-ahead log into its file from time to time; with 'caller', the caller has to do so, such as
   * a backup that reads the log. @default 'automatic'
   */
  readonly checkpoints?: Checkpoints | undefined;
  /** Wraps the service for all callers, such as with limits. @default the service itself */
  readonly wrap?: ((service: FirestoreService) => FirestoreService) | undefined;
  /** Runs a task that sends listeners their changes, once the commit was acknowledged. @default setImmediate */
  readonly defer?: Defer | undefined;
  /** Sends listeners, or those of administrators, each commit as a snapshot of its own, before it is acknowledged. @default false */
  readonly snapshotPerCommit?: boolean | 'administrators' | undefined;
  /** Called with the changes of every commit once it is durable. */
  readonly committed?: ((changes: readonly CommittedChange[]) => void) | undefined;
  /**
   * Called with each commit of a caller in the SQLite transaction that makes it durable. What it writes to the same
   * database is stored exactly if the commit is; if it throws, the commit fails. @default nothing is written
   */
  readonly outbox?: ((commit: AuthoredCommit) => void) | undefined;
  /** Returns the IP address of a caller of the REST interface, for `wrap`. @default unknown */
  readonly addressOf?: ((request: IncomingMessage) => string) | undefined;
}

/** A commit, and who made it. */
export interface AuthoredCommit {
  /** RFC 3339 in UTC, with microseconds; unique. */
  readonly commitTime: string;
  readonly caller: Caller;
  readonly changes: readonly CommittedChange[];
}

/** One commit's change of one document. */
export interface CommittedChange {
  /** `projects/{p}/databases/{d}` */
  readonly database: string;
  /** `collection/id[/…]` */
  readonly path: string;
  readonly before: Document | null;
  readonly after: Document | null;
}

/** A running Firestore. */
export interface Firestore {
  readonly service: FirestoreService;
  /** JSON over HTTP, and clearing as the official emulator has it. */
  readonly rest: RestHandler;
  /** Returns the current state of a document, bypassing the rules. The name is full. */
  get(name: string): Document | null;
  /** Yields all documents of `projects/{p}/databases/{d}`, by collection and id, without loading them at once. */
  readonly scan: (database: string) => Iterable<Document>;
  /** Counts the documents below the document at a path, at any depth; the latest commits may be missing. */
  readonly usageBelow: (database: string, path: string) => Usage;
  /** Returns the ids of a project's databases that ever held a document. */
  readonly databases: (project: string) => string[];
  /** Number of documents returned by reads, queries and listeners since the start. */
  readonly getReadCount: () => number;
  /** How long the listener that is next has been waiting for its turn, in ms; 0 if none waits. */
  readonly delay: () => number;
  /** Removes all documents of `projects/{p}/databases/{d}`; listeners receive their removal. */
  readonly clear: (database: string) => void;
  /**
   * Writes documents given as plain JSON by path, replacing existing ones; returns their number.
   * @throws {RpcError} `INVALID_ARGUMENT` naming the invalid document; then nothing is written
   */
  readonly seed: (database: string, content: unknown) => number;
  /** Takes a snapshot of the documents of all databases, without copying them. */
  readonly snapshot: () => FirestoreSnapshot;
  /**
   * Restores a snapshot that wasn't released, as often as needed; listeners receive the difference.
   * Restored documents keep their `createTime` and get a new `updateTime`. Returns the number of
   * documents that changed.
   */
  readonly restore: (snapshot: FirestoreSnapshot) => number;
  /** Discards a snapshot, whose history is kept until then. */
  readonly release: (snapshot: FirestoreSnapshot) => void;
  /**
   * Must be called after `clock` was moved, by milliseconds. Server timestamps and `request.time` follow it in
   * both directions, versions of the data never go back; documents whose time to live is over are deleted at once.
   */
  readonly clockMoved: (milliseconds: number) => void;
  /** Evaluates the rules again for all live listeners; call it when the rules have changed. */
  readonly rulesChanged: () => void;
  /** Stops its timers; call it before the storage is closed. */
  readonly stop: () => void;
}

/**
 * Creates a Firestore on a SQLite database.
 * @throws {Error} if the storage was written by an incompatible release
 */
export function createFirestore(options: FirestoreOptions): Firestore {
  const { checkpoints = 'automatic', snapshotPerCommit = false } = options;
  prepareSchema(options.storage, checkpoints);
  const store = new DocumentStore(options.storage, {
    config: options.indexes,
    checkpoints,
    damaged: (record) =>
      options.log?.(`The stored ${record} is damaged and not served. Restore it from a backup.`),
    rebuilt: (collectionId) =>
      options.log?.(
        `An index of the collections ${collectionId} was damaged. It was built again from their documents. The disk may be failing; check it.`,
      ),
    outbox: outboxOf(options.outbox),
  });
  rebuildIndexes(options.storage, store);
  const now = options.clock ?? Date.now;
  const clock = new CommitClock(now, store.lastVersion());
  const log = options.log ?? (() => undefined);
  const { rules, ruleAccesses } = options;
  const access = new Access({
    rules,
    read: (name) => store.get(name),
    readLatest: (name) => store.latest(name),
    requestTime: (version) => requestTime(clock, version),
    log,
    ruleAccesses,
  });
  const fanOut = new FanOut(options.defer);
  const listeners = new Listeners(fanOut);
  const engine: Engine = {
    store,
    clock,
    access,
    listeners,
    fanOut,
    targets: new TargetPool(store),
    tree: new CollectionTree(options.storage, store),
    transactions: new Transactions(store, clock, now),
    log,
    authenticate: options.authenticate,
    published(commit) {
      listeners.publish(commit);
      if (snapshotPerCommit !== false) {
        fanOut.flush(snapshotPerCommit === true ? 'all' : snapshotPerCommit);
      }
      options.committed?.(committedChanges(commit));
    },
    resumeToken: lastOf((version) => encodeResumeToken(store.id, version)),
    resumeVersion: ({ resumeToken, readVersion }) =>
      resumeToken === undefined ? readVersion : decodeResumeToken(store.id, resumeToken),
  };
  const rpcs = new FirestoreRpcs(engine);
  const { service, getReadCount } = countReads(options.wrap?.(rpcs) ?? rpcs);
  const usage = new UsageCount(options.storage, store.collections);
  const snapshots = new DatabaseSnapshots(engine);
  const maintenance = startMaintenance({
    store,
    clock,
    listeners,
    log,
    removableUntil: (version) => snapshots.limit(version),
    deleteExpired: () => deleteExpired(engine),
  });
  const clear = (database: string) => {
    if (!snapshots.isEmpty) {
      snapshots.clear(database);
      return;
    }
    const version = clock.commit();
    store.transaction(() => store.clear(database, version));
    for (const stream of listeners.streams()) stream.restart(database);
  };
  return {
    service,
    rest: createFirestoreRest({ service, clear, addressOf: options.addressOf }),
    get: (name) => store.get(parseDocumentName(name)),
    scan(database) {
      store.settle();
      return store.scanDatabase(database);
    },
    usageBelow: (database, path) => usage.below(database, path),
    databases(project) {
      const prefix = `projects/${project}/databases/`;
      const names = store.collections.databaseNames().filter((name) => name.startsWith(prefix));
      return names.map((name) => name.slice(prefix.length));
    },
    getReadCount,
    delay: () => fanOut.delay,
    clear,
    seed: (database, content) => writeSeed(engine, database, content),
    snapshot: () => snapshots.take(),
    restore: (snapshot) => snapshots.restore(snapshot),
    release: (snapshot) => snapshots.release(snapshot),
    clockMoved(milliseconds) {
      clock.moved(milliseconds);
      while (deleteExpired(engine));
    },
    rulesChanged: () => {
      for (const stream of listeners.streams()) stream.recheck();
    },
    stop() {
      maintenance.stop();
      store.stop();
    },
  };
}

/** Keeps the last result of a function: all listeners of a commit get the same token. */
function lastOf(create: (version: number) => string): (version: number) => string {
  let last: { readonly version: number; readonly token: string } | undefined;
  return (version) => {
    if (last?.version !== version) last = { version, token: create(version) };
    return last.token;
  };
}

function committedChanges(commit: Commit): CommittedChange[] {
  return commit.changes.map(({ name: { database, path }, before, after }) => {
    return { database, path, before, after };
  });
}

function outboxOf(
  outbox: FirestoreOptions['outbox'],
): ((commits: readonly Commit[]) => void) | undefined {
  if (outbox === undefined) return undefined;
  return (commits) => {
    for (const commit of commits) {
      const { caller, version } = commit;
      if (caller === undefined) continue;
      outbox({
        commitTime: timestampFromMicros(version),
        caller,
        changes: committedChanges(commit),
      });
    }
  };
}
