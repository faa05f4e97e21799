import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Authenticate, TrustedNames } from '@quits/service-base';
import {
  createIdentity,
  emulatorTokensOf,
  type Identity,
  subjectOf,
} from '@quits/identity-service';
import { type AppCheck, createAppCheck } from './app-check/app-check.ts';
import { SENDER } from './hosting/client-config.ts';
import { bucketRulesOf, databaseRulesOf, indexFilesOf } from './options/resource-files.ts';
import type { LocalBackendOptions } from './options/options.ts';
import { readAllIndexes } from './files/read-indexes.ts';
import { readStorageRules } from './files/read-rules.ts';
import { createRequestLog } from './files/request-log.ts';
import type { DashboardSources } from './dashboard/dashboard-sources.ts';
import { cookieCaller } from './hosting/session/cookie-caller.ts';
import { createInstallationStore } from './installations/installation-store.ts';
import { sampled } from './diagnostics/sampled.ts';
import { createMailbox } from './mail/mailbox.ts';
import { type Deliver, smtpDelivery } from './mail/smtp.ts';
import { createEventLog } from './data/event-log.ts';
import { createFirestoreFront, type FirestoreFront } from './firestore/create-firestore-front.ts';
import { accountsIn, isRestorable } from './state/restorable-tables.ts';
import { type BackendSnapshots, createBackendSnapshots } from './state/backend-snapshots.ts';
import type { Functions } from './functions/functions.ts';
import type { InternalServices } from './functions/internal-server.ts';
import type { MovableClock } from './state/movable-clock.ts';
import { createUndoLog } from './state/undo-log.ts';
import type { Blobs } from './storage/blobs.ts';
import type { Deployment } from './deployment.ts';
import { createStorage, type Storage } from './storage/create-storage.ts';

/** Every service of a backend. */
export interface Services {
  readonly identity: Identity;
  readonly appCheck: AppCheck;
  readonly firestore: FirestoreFront;
  readonly storage: Storage;
  readonly trusted: TrustedNames;
  readonly sources: DashboardSources;
  readonly snapshots: BackendSnapshots;
  /** For functions. */
  readonly internal: InternalServices;
}

/** Options with the defaults of all services. */
export type ServiceOptions = LocalBackendOptions &
  Required<Pick<LocalBackendOptions, 'project' | 'host' | 'emulatorTokens' | 'now' | 'log'>> & {
    readonly clock: MovableClock;
    /** Delivers emails. @default directly by `smtp` */
    readonly deliver?: Deliver;
  };

const DEFAULT_OBJECT_SIZE = 1024 ** 3;

/**
 * Opens every service on one database.
 * @throws {StartError} if the rules are malformed, or the data would expose enabled features
 */
export function openServices(
  options: ServiceOptions,
  deployment: Deployment,
  database: DatabaseSync,
  blobs: Blobs,
  functions?: Functions,
): Services {
  const { project, now, log } = options;
  const emulatorTokens = emulatorTokensOf(options.emulatorTokens);
  const emulatorPaths = emulatorTokens !== false;
  const mailbox = createMailbox(database, {
    now,
    log,
    isKept: deployment.keepsMessages,
    ...deliveryOf(options),
  });
  // Internal secret: the dashboard and functions act as administrators.
  const internalToken = randomBytes(32).toString('base64url');
  const identity = createIdentity({
    database,
    project,
    internalToken,
    ...(options.appName === undefined ? {} : { appName: options.appName }),
    sendMessage: (message) => mailbox.send(message),
    emulatorTokens,
    now,
    ...(functions === undefined ? {} : { blocking: functions.blocking }),
    ...deployment.identity,
    // Don't flood anyone with messages that are actually delivered.
    quotas: {
      signUps: deployment.signUpsAnHour ?? options.quotas === 'production',
      messages: options.quotas === 'production' || options.smtp !== undefined,
    },
    ...(options.rateLimit === undefined ? {} : { rateLimit: options.rateLimit }),
  });
  const { settings } = identity.context;
  deployment.check(settings.get());
  const trusted = deployment.namesOf(() => settings.get());
  const refusals = createEventLog(database, 'refusal', now);
  const report = (line: string) => {
    log({ level: 'warn', message: line });
    refusals.add({ message: line });
  };
  const { refusalsAMinute } = deployment;
  const refused =
    refusalsAMinute === undefined ? report : sampled(report, { most: refusalsAMinute, now });
  const authorization = `Bearer ${internalToken}`;
  const authenticate: Authenticate = (given, called) => identity.authenticate(given, called);

  const { recordRequestsFile } = options;
  const record =
    recordRequestsFile === undefined ? undefined : createRequestLog(recordRequestsFile);
  const firestore = createFirestoreFront({
    database,
    record,
    rules: options,
    databaseRules: databaseRulesOf(options),
    ruleAccesses: options.ruleAccesses,
    indexes: readAllIndexes(indexFilesOf(options)),
    checkpoints: deployment.checkpoints,
    authenticate,
    guard: { subjectOf, getRevocation: identity.getRevocation },
    emulatorPaths,
    coverage: options.coverage ?? emulatorPaths,
    snapshotPerCommit: options.snapshotPerCommit ?? false,
    gate: deployment.gateOf(trusted, 'firestore'),
    trusted,
    webChannel: deployment.webChannel,
    limits: deployment.firestoreLimits?.(authenticate),
    outbox: functions === undefined ? undefined : (commit) => functions.outbox(commit),
    committed: functions === undefined ? undefined : () => functions.wake(),
    refused,
    now,
    log,
  });
  identity.onAccountChange((uid) => firestore.accountChanged(uid));
  options.clock.onMove((milliseconds) => firestore.clockMoved(milliseconds));
  options.clock.onMove(() => functions?.clockMoved());
  const storage = createStorage({
    database,
    blobs,
    project,
    rules: readStorageRules(options),
    bucketRules: bucketRulesOf(options),
    record,
    documents: firestore,
    authenticate,
    getRevocation: identity.getRevocation,
    cookieCaller: (call) => cookieCaller(identity.context, call),
    limits: deployment.storageLimits,
    recorder: functions?.objects,
    maxSize: options.maxObjectSize ?? DEFAULT_OBJECT_SIZE,
    emulatorPaths,
    refused,
    now,
    log,
  });
  const sources: DashboardSources = {
    project,
    identity: identity.context,
    firestore: firestore.service,
    authorization,
    objects: storage.objects,
    installations: createInstallationStore(database),
    mailbox,
    events: createEventLog(database, 'analytics', now),
    reports: createEventLog(database, 'report', now),
    refusals,
    decisions: firestore.decisions,
    functions,
    now,
  };
  const snapshots = createBackendSnapshots({
    undo: createUndoLog(database, isRestorable),
    documents: firestore.documents,
    rules: firestore.rules,
    storage,
    restored(rows) {
      identity.restored(accountsIn(rows));
      for (const log of [mailbox, sources.events, sources.reports]) log.restored();
    },
  });
  const { keys } = identity.context;
  const appCheck = createAppCheck({ keys, project, number: SENDER, now });
  const internal = { project, identity, appCheck, storage, firestore, authorization, trusted, log };
  return { identity, appCheck, firestore, storage, trusted, sources, snapshots, internal };
}

function deliveryOf({ deliver, smtp }: ServiceOptions): { readonly deliver?: Deliver } {
  if (deliver !== undefined) return { deliver };
  return smtp === undefined ? {} : { deliver: smtpDelivery(smtp) };
}
