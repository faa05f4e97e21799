import type { IncomingMessage, RequestListener } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import type { Authenticate, Document, TrustedNames } from '@quits/service-base';
import {
  type DecisionLog,
  ProjectRules,
  type RecordRequest,
  type RuleAccesses,
  type RulesSnapshot,
} from '@quits/security-rules';
import {
  createFirestore,
  createGrpc,
  createWebChannel,
  type Firestore,
  type FirestoreOptions,
  type FirestoreService,
  type IndexConfig,
  type SocketTaker,
  type WebChannelOptions,
} from '@quits/firestore-service';
import { readFirestoreRules, type RulesSource } from '../files/read-rules.ts';
import { StartError } from '../diagnostics/start-error.ts';
import { createFirestoreListener } from './create-firestore-listener.ts';
import { guardStreams, type StreamGuardOptions } from './guard-streams.ts';
import type { RequestGate } from '../http/request-gate.ts';
import type { Log } from '../diagnostics/log.ts';
import { watchRules } from '../files/watch-rules.ts';

/** Options of {@link createFirestoreFront}. */
export interface FirestoreFrontOptions {
  readonly database: DatabaseSync;
  readonly rules: RulesSource;
  /** Files with the rules of single databases, by the id of the database. */
  readonly databaseRules: Readonly<Record<string, string>>;
  readonly ruleAccesses: RuleAccesses | undefined;
  /** Called with every request that the rules decided about. */
  readonly record: RecordRequest | undefined;
  /** Index configuration; without it, no query is refused for a missing index. */
  readonly indexes?: IndexConfig | undefined;
  readonly authenticate: Authenticate;
  readonly guard: StreamGuardOptions;
  /** Test tools may clear the data and change the rules. */
  readonly emulatorPaths: boolean;
  /** Whether to count the values of the rules' expressions. */
  readonly coverage: boolean;
  /** Whether each commit is a snapshot of its own. */
  readonly snapshotPerCommit: boolean | 'administrators';
  readonly gate: RequestGate;
  readonly trusted: TrustedNames;
  readonly webChannel: WebChannelOptions;
  /** Limits of a production server. */
  readonly limits: FirestoreLimits | undefined;
  /** Called with each commit in its transaction. */
  readonly outbox?: FirestoreOptions['outbox'];
  /** Called when commits are durable. */
  readonly committed?: (() => void) | undefined;
  /** Logs a refusal by the rules. */
  readonly refused: (line: string) => void;
  /** Owner of the task to move the write-ahead log into the database file. */
  readonly checkpoints: FirestoreOptions['checkpoints'];
  readonly now: () => number;
  readonly log: Log;
}

/** Limits of callers and of documents. */
export type FirestoreLimits = Pick<FirestoreOptions, 'committed' | 'wrap'>;

/** A Firestore behind a request listener. */
export interface FirestoreFront {
  readonly listener: RequestListener;
  /** Returns a listener for requests that pass another gate. */
  listenerFor(gate: RequestGate): RequestListener;
  /** For sockets that speak HTTP/2 without TLS. */
  readonly grpc: SocketTaker;
  /** Returns the current state of a document, bypassing the rules. */
  get(name: string): Document | null;
  /** Yields all documents of a database, by collection and id. */
  readonly scan: Firestore['scan'];
  /** Counts the documents below a document; the latest commits may be missing. */
  readonly usageBelow: Firestore['usageBelow'];
  readonly service: FirestoreService;
  /** Returns the number of documents returned by reads, queries and listeners since the start. */
  readonly getReadCount: () => number;
  /** Decisions of the rules about the latest requests. */
  readonly decisions: DecisionLog;
  /** Ends the streams of an account that has lost its right to them. */
  accountChanged(uid: string): void;
  /** Rules that were set for single projects. */
  readonly rules: {
    snapshot(): RulesSnapshot;
    restore(snapshot: RulesSnapshot): boolean;
    /** Evaluates them again for live listeners. */
    changed(): void;
  };
  /** Returns the ids of a project's databases that ever held a document. */
  databases(project: string): string[];
  /** Snapshots of the documents of all databases. */
  readonly documents: Pick<Firestore, 'snapshot' | 'restore' | 'release'>;
  /** Must be called after the clock was moved, by milliseconds. */
  readonly clockMoved: Firestore['clockMoved'];
  /** Writes documents given as plain JSON by path, replacing existing ones. */
  readonly seed: Firestore['seed'];
  /** How long the listener that is next has been waiting for its turn, in ms. */
  readonly delay: Firestore['delay'];
  /** Number of open streams. */
  readonly streamCount: () => number;
  /**
   * Answers the writes that were received, and ends all streams so that clients connect again. Resolves when the calls
   * of gRPC have ended.
   */
  finishStreams(): Promise<void>;
  /** Ends all streams at once; call it when no requests arrive anymore, or to make them end. */
  endStreams(): void;
  /** Stops the timers; call it when all requests have ended. */
  stop(): void;
}

/**
 * Opens Firestore, for browsers and for gRPC.
 * @throws {StartError} if the rules are malformed
 */
export function createFirestoreFront(options: FirestoreFrontOptions): FirestoreFront {
  const { log } = options;
  const debug = (shown: string): void => log({ level: 'info', message: `rules: ${shown}` });
  const reporting = { coverage: options.coverage, debug };
  const rules = new ProjectRules(
    readFirestoreRules(options.rules, reporting),
    reporting,
    options.record,
  );
  for (const [database, rulesFile] of Object.entries(options.databaseRules)) {
    rules.setDatabase(database, readFirestoreRules({ rulesFile }, reporting));
  }
  const addressOf = (request: IncomingMessage) => options.gate.addressOf(request);
  const firestore = openFirestore({
    storage: options.database,
    rules: () => rules,
    ruleAccesses: options.ruleAccesses,
    indexes: options.indexes,
    checkpoints: options.checkpoints,
    authenticate: options.authenticate,
    clock: options.now,
    wrap: options.limits?.wrap,
    outbox: options.outbox,
    committed: committedOf(options),
    snapshotPerCommit: options.snapshotPerCommit,
    addressOf,
    log(line) {
      if (line.startsWith('refused: ')) options.refused(line);
      else log({ level: 'warn', message: line });
    },
  });
  const guarded = guardStreams(firestore.service, options.guard);
  const webChannel = createWebChannel(guarded.service, options.webChannel, addressOf);
  const grpc = createGrpc(guarded.service);

  const listenerFor = (gate: RequestGate) =>
    createFirestoreListener({
      firestore,
      webChannel,
      rules,
      emulatorPaths: options.emulatorPaths,
      gate,
      trusted: options.trusted,
      log,
    });
  const { rulesFile, rules: text } = options.rules;
  const unwatch = watchRules({
    file: text === undefined ? rulesFile : undefined,
    read: () => readFirestoreRules(options.rules, reporting),
    log,
    apply(changed) {
      rules.setCommon(changed);
      firestore.rulesChanged();
    },
  });
  const unwatchDatabases = Object.entries(options.databaseRules).map(([database, rulesFile]) =>
    watchRules({
      file: rulesFile,
      read: () => readFirestoreRules({ rulesFile }, reporting),
      log,
      apply(changed) {
        rules.setDatabase(database, changed);
        firestore.rulesChanged();
      },
    }),
  );
  return {
    listener: listenerFor(options.gate),
    listenerFor,
    grpc,
    get: (name) => firestore.get(name),
    scan: firestore.scan,
    usageBelow: firestore.usageBelow,
    service: firestore.service,
    getReadCount: firestore.getReadCount,
    decisions: rules.decisions,
    accountChanged: (uid) => guarded.accountChanged(uid),
    rules: {
      snapshot: () => rules.snapshot(),
      restore: (snapshot) => rules.restore(snapshot),
      changed: firestore.rulesChanged,
    },
    databases: (project) => firestore.databases(project),
    documents: firestore,
    clockMoved: firestore.clockMoved,
    seed: firestore.seed,
    delay: firestore.delay,
    streamCount: guarded.count,
    async finishStreams() {
      webChannel.stop();
      guarded.endAll();
      await grpc.finish();
    },
    endStreams() {
      unwatch();
      for (const end of unwatchDatabases) end();
      webChannel.stop();
      grpc.stop();
    },
    stop: firestore.stop,
  };
}

function committedOf({ limits, committed }: FirestoreFrontOptions): FirestoreOptions['committed'] {
  if (committed === undefined) return limits?.committed;
  return (changes) => {
    limits?.committed?.(changes);
    committed();
  };
}

/** @throws {StartError} if the data has a format of another release */
function openFirestore(options: FirestoreOptions): Firestore {
  try {
    return createFirestore(options);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(reason, { cause: error });
  }
}
