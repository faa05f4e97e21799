import type { DatabaseSync } from 'node:sqlite';
import type { TokenClaims } from '@quits/service-base';
import type { DecidedRequest } from '@quits/security-rules';
import type { FirestoreService } from '@quits/firestore-service';
import { createCustomToken, type IdentitySettings } from '@quits/identity-service';
import { type BackendControl, createBackendControl } from './control/backend-control.ts';
import { refuseExposure } from './options/exposure.ts';
import type { LocalBackendOptions } from './options/options.ts';
import { bucketRulesOf, databaseRulesOf, indexFilesOf } from './options/resource-files.ts';
import { readAllIndexes } from './files/read-indexes.ts';
import { readFirestoreRules, readStorageRules } from './files/read-rules.ts';
import { readSeed } from './files/read-seed.ts';
import { requirePage } from './options/require-page.ts';
import { clientConfig, type ClientConfig } from './hosting/client-config.ts';
import type { Mailbox } from './mail/mailbox.ts';
import { keepEarlierData } from './data/keep-earlier-data.ts';
import { openDatabase } from './data/open-database.ts';
import { exportData, importData, refuseData } from './data/transfer-data.ts';
import { importFiles, transferTarget } from './import-files.ts';
import { exportForFirebase, isFirebaseExport } from './transfer/transfer-all.ts';
import { createFunctions } from './functions/create-functions.ts';
import type { Functions } from './functions/functions.ts';
import { watchStorageRules } from './watch-storage-rules.ts';
import { startServers } from './start-servers.ts';
import { openServices, type ServiceOptions } from './open-services.ts';
import { listenForFirestore } from './firestore/listen-for-firestore.ts';
import { localDeployment } from './deployment.ts';
import { refuseServerData } from './data/data-mode.ts';
import { createMovableClock } from './state/movable-clock.ts';
import { createBlobs, type Blobs } from './storage/blobs.ts';

/** Addresses of a running backend's services. */
export interface Addresses {
  /** Origin of the hosted app, of its `/__/` pages and of hosting's own endpoints. */
  readonly app: string;
  /** For `connectAuthEmulator`. */
  readonly identity: string;
  /** For `connectFirestoreEmulator`. */
  readonly firestore: { readonly host: string; readonly port: number };
  /** For `connectStorageEmulator`. */
  readonly storage: { readonly host: string; readonly port: number };
  /** Origins of the further sites, by name. */
  readonly sites: Readonly<Record<string, string>>;
}

/** A running backend. */
export interface LocalBackend {
  readonly project: string;
  readonly addresses: Addresses;
  /** Response of `/__/firebase/init.json` to a caller that uses the backend's own host name. */
  readonly firebaseConfig: ClientConfig;
  /** Every e-mail and SMS that was sent. */
  readonly mailbox: Pick<Mailbox, 'list' | 'clear' | 'subscribe'>;
  /** Firestore service for callers in this process, independent of transports. */
  readonly firestore: FirestoreService;
  /**
   * Returns the number of documents returned by Firestore's reads, queries and listeners since the
   * start.
   */
  getReadCount(): number;
  /**
   * Returns the latest 1000 requests that Firestore's rules decided about, oldest first, each with
   * its cost; the documents of one commit have the same time. Excludes those of administrators.
   */
  ruleCosts(): readonly DecidedRequest[];
  /** Changes how people may sign in. */
  updateSettings(changes: Partial<IdentitySettings>): void;
  /** Creates a token for `signInWithCustomToken`. */
  createCustomToken(uid: string, claims?: TokenClaims): Promise<string>;
  /**
   * Exports everything to a folder, which another backend can import.
   * @throws {StartError} if the folder contains other files
   */
  exportData(folder: string): void;
  /**
   * Exports everything to a folder, in the format of Firebase's emulators.
   * @throws {StartError} if the folder contains other files
   */
  exportForFirebase(folder: string): Promise<void>;
  /** Resolves when no function runs for an event, and no event is due. */
  functionsIdle(): Promise<void>;
  /** Snapshots and clock, for tests; `@quits/local-backend/testing` builds on it. */
  readonly control: BackendControl;
  /** Ends every connection and closes the data. */
  stop(): Promise<void>;
}

/**
 * Starts a backend.
 * @throws {StartError} if it can't start, or if features for developers would be exposed; in that
 * case, no data has been changed
 */
export async function startLocalBackend(options: LocalBackendOptions = {}): Promise<LocalBackend> {
  const defaults = { project: 'demo-quits', host: '127.0.0.1', emulatorTokens: false };
  const clock = createMovableClock(options.now ?? Date.now);
  const complete = {
    log: () => undefined,
    ...defaults,
    ...options,
    clock,
    now: () => clock.now(),
  };
  refuseMistakes(complete);
  const place = options.data ?? { kind: 'memory' };
  const database = openDatabase(place, options.durability);
  const blobs = createBlobs(place);
  try {
    refuseServerData(database);
    keepEarlierData(database, place, complete.log);
    const { importFolder } = options;
    const isFirebase = importFolder !== undefined && isFirebaseExport(importFolder);
    if (isFirebase) refuseData(database);
    else if (importFolder !== undefined) {
      importData(database, blobs.objectsFolder(), importFolder);
    }
    return await start(complete, database, blobs, isFirebase ? importFolder : undefined);
  } catch (error) {
    database.close();
    blobs.close();
    throw error;
  }
}

async function start(
  options: ServiceOptions,
  database: DatabaseSync,
  blobs: Blobs,
  firebaseExport: string | undefined,
): Promise<LocalBackend> {
  const { project, host } = options;
  const functions = functionsOf(options, database);
  const services = openServices(options, localDeployment(options), database, blobs, functions);
  const { identity, firestore, sources } = services;
  const transfer = transferTarget(services, blobs);
  // Before anyone can write, so that no change is missed; an import causes no events.
  await functions?.start(services.internal);
  functions?.record(options.importFolder === undefined);
  const firestoreServer = await listenForFirestore(firestore, options.firestorePort ?? 0, host);
  try {
    await importFiles(options, transfer, firebaseExport);
  } catch (error) {
    await firestoreServer.stop();
    throw error;
  }
  if (options.seedFile !== undefined) {
    const database = databaseOf(project);
    firestore.seed(database, readSeed(options.seedFile, database));
  }
  functions?.record(true);
  const control = createBackendControl({
    clock: options.clock,
    snapshots: services.snapshots,
    seed: (documents) => firestore.seed(databaseOf(project), documents),
    firestore: firestore.decisions,
    storage: services.storage.decisions,
  });
  const servers = await startServers(
    options,
    database,
    {
      ...services,
      control,
      functions,
      exportForFirebase: (folder) => exportForFirebase(transfer, folder),
    },
    firestoreServer.port,
  ).catch(async (error: unknown) => {
    await firestoreServer.stop();
    throw error;
  });
  const ports = { project, port: servers.port, firestorePort: firestoreServer.port };
  const unwatch = watchStorageRules(options, services.storage);
  const name = nameFor(host);
  return {
    project,
    addresses: {
      app: `http://${name}:${ports.port}`,
      identity: `http://${name}:${ports.port}`,
      firestore: { host: name, port: ports.firestorePort },
      storage: { host: name, port: ports.port },
      sites: Object.fromEntries(
        servers.sites.map((site) => [site.name, `http://${name}:${site.port}`]),
      ),
    },
    firebaseConfig: clientConfig(ports, name),
    mailbox: sources.mailbox,
    firestore: firestore.service,
    getReadCount: firestore.getReadCount,
    ruleCosts: () => firestore.decisions.list(),
    updateSettings(changes) {
      identity.context.settings.change(changes);
    },
    createCustomToken: (uid, claims = {}) => createCustomToken(identity.context, { uid, claims }),
    control,
    functionsIdle: async () => functions?.idle(),
    exportData: (folder) => exportData(database, blobs.objectsFolder(), folder),
    async exportForFirebase(folder) {
      await exportForFirebase(transfer, folder);
    },
    async stop() {
      unwatch();
      await Promise.all([servers.stop(), functions?.stop()]);
      await firestoreServer.stop();
      database.close();
      blobs.close();
    },
  };
}

/** Validates every file first, so that an error in one doesn't change data. */
function refuseMistakes(options: ServiceOptions): void {
  refuseExposure(options);
  for (const site of [options.hosting ?? [], options.sites ?? []].flat()) {
    if (site.config === undefined) requirePage(site.folder);
  }
  readAllIndexes(indexFilesOf(options));
  for (const rulesFile of Object.values(databaseRulesOf(options)))
    readFirestoreRules({ rulesFile });
  bucketRulesOf(options);
  if (options.seedFile !== undefined) readSeed(options.seedFile, databaseOf(options.project));
  readFirestoreRules(options);
  readStorageRules(options);
}

function functionsOf(options: ServiceOptions, database: DatabaseSync): Functions | undefined {
  const { functionsFolder: folder, project, now, log } = options;
  if (folder === undefined) return undefined;
  return createFunctions({
    database,
    folder,
    project,
    isLocal: true,
    hasUnsignedTokens: options.emulatorTokens === 'issue',
    now,
    log,
  });
}

function databaseOf(project: string): string {
  return `projects/${project}/databases/(default)`;
}

/** The name to call a listening address by; a wildcard is no name. */
function nameFor(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
