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
  sharePort,
} from '@quits/firestore-service';
import { readFirestoreRules, type RulesSource } from '../files/read-rules.ts';
import { StartError } from '../diagnostics/start-error.ts';
import { createFirestoreListener } from './create-firestore-listener.ts';
import { guardStreams, type StreamGuardOptions } from './guard-streams.ts';
import { closeHttpServer, createHttpServer } from '../http/create-server.ts';
import { listen } from '../http/listen.ts';
import type { Log } from '../diagnostics/log.ts';
import { watchRules } from '../files/watch-rules.ts';

/** Options of {@link startFirestore}. */
export interface StartFirestoreOptions {
  readonly database: DatabaseSync;
  readonly rules: RulesSource;
  readonly ruleAccesses: RuleAccesses | undefined;
  /** Called with every request that the rules decided about. */
  readonly record: RecordRequest | undefined;
  /** Index configuration; without it, no query is refused for a missing index. */
  readonly indexes?: IndexConfig | undefined;
  readonly authenticate: Authenticate;
  readonly guard: StreamGuardOptions;
  readonly host: string;
  readonly port: number;
  /** Test tools may clear the data and change the rules. */
  readonly emulatorPaths: boolean;
  /** Whether to count the values of the rules' expressions. */
  readonly coverage: boolean;
  readonly trusted: TrustedNames;
  /** Called with each refusal by the rules. */
  readonly refused: (line: string) => void;
  readonly now: () => number;
  readonly log: Log;
}

/** A Firestore that listens. */
export interface RunningFirestore {
  readonly port: number;
  /** Returns the current state of a document, bypassing the rules. */
  get(name: string): Document | null;
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
  /** Snapshots of the documents of all databases. */
  readonly documents: Pick<Firestore, 'snapshot' | 'restore' | 'release'>;
  /** Must be called after the clock was moved, by milliseconds. */
  readonly clockMoved: Firestore['clockMoved'];
  /** Writes documents given as plain JSON by path, replacing existing ones. */
  readonly seed: Firestore['seed'];
  stop(): Promise<void>;
}

/**
 * Starts Firestore on its own port, for browsers and for gRPC.
 * @throws {StartError} if the rules are malformed or the port is in use
 */
export async function startFirestore(options: StartFirestoreOptions): Promise<RunningFirestore> {
  const { log } = options;
  const debug = (shown: string): void => log({ level: 'info', message: `rules: ${shown}` });
  const reporting = { coverage: options.coverage, debug };
  const rules = new ProjectRules(
    readFirestoreRules(options.rules, reporting),
    reporting,
    options.record,
  );
  const firestore = openFirestore({
    storage: options.database,
    rules: () => rules,
    ruleAccesses: options.ruleAccesses,
    indexes: options.indexes,
    authenticate: options.authenticate,
    clock: options.now,
    log(line) {
      log({ level: 'warn', message: line });
      options.refused(line);
    },
  });
  const guarded = guardStreams(firestore.service, options.guard);
  const webChannel = createWebChannel(guarded.service);
  const grpc = createGrpc(guarded.service);

  const server = createHttpServer(
    createFirestoreListener({
      firestore,
      webChannel,
      rules,
      emulatorPaths: options.emulatorPaths,
      trusted: options.trusted,
      log,
    }),
  );
  const closeUndecided = sharePort(server, grpc);
  const port = await listen(server, options.port, options.host);
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
  return {
    port,
    get: (name) => firestore.get(name),
    service: firestore.service,
    getReadCount: firestore.getReadCount,
    decisions: rules.decisions,
    accountChanged: (uid) => guarded.accountChanged(uid),
    rules: {
      snapshot: () => rules.snapshot(),
      restore: (snapshot) => rules.restore(snapshot),
      changed: firestore.rulesChanged,
    },
    documents: firestore,
    clockMoved: firestore.clockMoved,
    seed: firestore.seed,
    async stop() {
      unwatch();
      webChannel.stop();
      grpc.stop();
      closeUndecided();
      await closeHttpServer(server);
      firestore.stop();
    },
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
