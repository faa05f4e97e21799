import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { LocalBackendOptions } from './config/options.ts';
import { readIndexes } from './config/read-indexes.ts';
import { readFirestoreRules, readStorageRules } from './config/read-rules.ts';
import { StartError } from './config/start-error.ts';
import { assetRoutes } from './hosting/asset-routes.ts';
import { clientConfig, hostnameOf, type ClientConfig } from './hosting/client-config.ts';
import { createHosting } from './hosting/create-hosting.ts';
import { createStaticFiles } from './hosting/static-file.ts';
import { createIdentity } from './identity/create-identity.ts';
import type { TokenClaims } from './identity/caller.ts';
import { createCustomToken } from './identity/custom/custom-token.ts';
import type { IdentitySettings } from './identity/settings/settings.ts';
import { createMailbox, type Mailbox } from './mail/mailbox.ts';
import { smtpDelivery } from './mail/smtp.ts';
import { ASSETS_FOLDER } from './package-files.ts';
import { backendRoutes } from './server/backend-routes.ts';
import { createRequestListener } from './server/create-request-listener.ts';
import { closeHttpServer, createHttpServer } from './server/create-server.ts';
import { hubRoutes } from './server/hub-routes.ts';
import { listen } from './server/listen.ts';
import { openDatabase } from './server/open-database.ts';
import { startFirestore } from './server/start-firestore.ts';
import { createStorage } from './storage/create-storage.ts';
import type { StorageRules } from './rules/storage-contract.ts';
import { createTrustedNames, isLoopback } from './server/trusted-names.ts';

/** Where the services of a running backend are. */
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
  /** What `/__/firebase/init.json` answers to a caller by the backend's own host name. */
  readonly firebaseConfig: ClientConfig;
  /** Every e-mail and SMS that was sent. */
  readonly mailbox: Pick<Mailbox, 'list' | 'clear' | 'subscribe'>;
  /** Changes how people may sign in. */
  changeSettings(changes: Partial<IdentitySettings>): void;
  /** Makes a token for `signInWithCustomToken`. */
  createCustomToken(uid: string, claims?: TokenClaims): Promise<string>;
  /** Ends every connection and closes the data. */
  stop(): Promise<void>;
}

/**
 * Starts a backend.
 * @throws {StartError} when it cannot start; nothing of the data has been changed then
 */
export async function createLocalBackend(options: LocalBackendOptions = {}): Promise<LocalBackend> {
  if (options.hosting !== undefined) requirePage(options.hosting.folder);
  // Looked at first, so that a mistake in it leaves the data alone.
  if (options.indexesFile !== undefined) readIndexes(options.indexesFile);
  readFirestoreRules(options);
  const storageRules = readStorageRules(options);
  const database = openDatabase(options.data ?? { kind: 'memory' });
  try {
    return await start(options, database, storageRules);
  } catch (error) {
    database.close();
    throw error;
  }
}

async function start(
  options: LocalBackendOptions,
  database: DatabaseSync,
  storageRules: StorageRules,
): Promise<LocalBackend> {
  const { project = 'demo-quits', host = '127.0.0.1', log = () => undefined } = options;
  const { emulatorTokens = false, now = Date.now } = options;
  const mailbox = createMailbox(database, {
    now,
    log,
    ...(options.smtp === undefined ? {} : { deliver: smtpDelivery(options.smtp) }),
  });
  const identity = createIdentity({
    database,
    project,
    mailbox,
    emulatorTokens,
    providerPage: options.providerPage ?? isLoopback(host),
    now,
    ...(options.identity === undefined ? {} : { settings: options.identity }),
    ...(options.guessLimit === undefined ? {} : { guessLimit: options.guessLimit }),
  });
  const trusted = createTrustedNames(() => [
    host,
    ...identity.context.settings.get().authorizedDomains,
  ]);
  const firestore = await startFirestore({
    database,
    rules: options,
    indexes: options.indexesFile === undefined ? undefined : readIndexes(options.indexesFile),
    authenticate: identity.authenticate,
    host,
    port: options.firestorePort ?? 0,
    emulatorPaths: emulatorTokens,
    trusted,
    now,
    log,
  });
  const storage = createStorage({
    database,
    place: options.data ?? { kind: 'memory' },
    project,
    rules: storageRules,
    documents: firestore,
    authenticate: identity.authenticate,
    maxSize: options.maxObjectSize ?? DEFAULT_OBJECT_SIZE,
    emulatorPaths: emulatorTokens,
    now,
    log,
  });
  const ports = { project, port: 0, firestorePort: firestore.port };
  const assets = createStaticFiles(ASSETS_FOLDER);
  const hosting =
    options.hosting &&
    createHosting({
      folder: options.hosting.folder,
      sources: (call) => ({
        connect: [`http://${hostnameOf(call)}:${ports.firestorePort}`],
      }),
    });
  const server = createHttpServer(
    createRequestListener({
      routes: [
        ...identity.routes,
        ...storage.routes,
        ...backendRoutes(ports),
        ...(emulatorTokens ? hubRoutes(ports) : []),
        ...assetRoutes(assets),
      ],
      ...(hosting === undefined ? {} : { fallback: hosting }),
      trusted,
      log,
    }),
  );
  try {
    ports.port = await listen(server, options.port ?? 0, host);
  } catch (error) {
    await firestore.stop();
    throw error;
  }
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
    mailbox,
    changeSettings(changes) {
      identity.context.settings.change(changes);
    },
    createCustomToken: (uid, claims = {}) => createCustomToken(identity.context, { uid, claims }),
    async stop() {
      await Promise.all([closeHttpServer(server), firestore.stop()]);
      storage.stop();
      database.close();
    },
  };
}

const DEFAULT_OBJECT_SIZE = 1024 ** 3;

/** The name to call a listening address by; a wildcard is no name. */
function nameFor(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function requirePage(folder: string): void {
  const page = join(folder, 'index.html');
  if (existsSync(page)) return;
  throw new StartError(
    `The hosted folder ${folder} has no index.html. Build the app first or correct --hosting.`,
  );
}
