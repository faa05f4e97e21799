import type { DatabaseSync } from 'node:sqlite';
import type { TokenClaims } from '@quits/service-base';
import type { DecidedRequest } from '@quits/security-rules';
import type { FirestoreService } from '@quits/firestore-service';
import { createCustomToken, type IdentitySettings } from '@quits/identity-service';
import { createAppServer } from './app-server.ts';
import { type BackendControl, createBackendControl } from './control/backend-control.ts';
import { refuseExposure } from './options/exposure.ts';
import type { LocalBackendOptions } from './options/options.ts';
import { readIndexes } from './files/read-indexes.ts';
import { readFirestoreRules, readStorageRules } from './files/read-rules.ts';
import { readSeed } from './files/read-seed.ts';
import { requirePage } from './options/require-page.ts';
import { clientConfig, type ClientConfig } from './hosting/client-config.ts';
import type { Mailbox } from './mail/mailbox.ts';
import { closeHttpServer } from './http/create-server.ts';
import { listen } from './http/listen.ts';
import { openDatabase } from './data/open-database.ts';
import { exportData, importData } from './data/transfer-data.ts';
import { watchRules } from './files/watch-rules.ts';
import { openServices, type ServiceOptions } from './open-services.ts';
import { listenForFirestore } from './firestore/listen-for-firestore.ts';
import { localSurroundings } from './surroundings.ts';
import { refuseServerData } from './server/data-mode.ts';
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
  const database = openDatabase(place);
  const blobs = createBlobs(place);
  try {
    refuseServerData(database);
    if (options.importFolder !== undefined) {
      importData(database, blobs.objectsFolder(), options.importFolder);
    }
    return await start(complete, database, blobs);
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
): Promise<LocalBackend> {
  const { project, host } = options;
  const services = openServices(options, localSurroundings(options), database, blobs);
  const { identity, firestore, sources } = services;
  const firestoreServer = await listenForFirestore(firestore, options.firestorePort ?? 0, host);
  if (options.seedFile !== undefined) {
    const database = databaseOf(project);
    firestore.seed(database, readSeed(options.seedFile, database));
  }
  const ports = { project, port: 0, firestorePort: firestoreServer.port };
  const control = createBackendControl({
    clock: options.clock,
    snapshots: services.snapshots,
    seed: (documents) => firestore.seed(databaseOf(project), documents),
    firestore: firestore.decisions,
    storage: services.storage.decisions,
  });
  const server = createAppServer(options, database, { ...services, control }, ports);
  try {
    ports.port = await listen(server, options.port ?? 0, host);
  } catch (error) {
    await firestoreServer.stop();
    throw error;
  }
  const unwatch = watchRules({
    file: options.storageRules === undefined ? options.storageRulesFile : undefined,
    read: () => readStorageRules(options),
    apply: (rules) => services.storage.useRules(rules),
    log: options.log,
  });
  const name = nameFor(host);
  return {
    project,
    addresses: {
      app: `http://${name}:${ports.port}`,
      identity: `http://${name}:${ports.port}`,
      firestore: { host: name, port: ports.firestorePort },
      storage: { host: name, port: ports.port },
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
    exportData: (folder) => exportData(database, blobs.objectsFolder(), folder),
    async stop() {
      unwatch();
      await Promise.all([closeHttpServer(server), firestoreServer.stop()]);
      database.close();
      blobs.close();
    },
  };
}

/** Validates every file first, so that an error in one doesn't change data. */
function refuseMistakes(options: ServiceOptions): void {
  refuseExposure(options);
  if (options.hosting !== undefined) requirePage(options.hosting.folder);
  if (options.indexesFile !== undefined) readIndexes(options.indexesFile);
  if (options.seedFile !== undefined) readSeed(options.seedFile, databaseOf(options.project));
  readFirestoreRules(options);
  readStorageRules(options);
}

function databaseOf(project: string): string {
  return `projects/${project}/databases/(default)`;
}

/** The name to call a listening address by; a wildcard is no name. */
function nameFor(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
