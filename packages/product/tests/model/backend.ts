import { readFileSync } from 'node:fs';
import { startLocalBackend } from '@quits/local-backend';
import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  type FirestoreSettings,
  setLogLevel,
} from 'firebase/firestore';
import { type Gate, openGate } from './gate.ts';
import { openInProcessGate } from './in-process/in-process-gate.ts';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';

const RULES = readFileSync(
  new URL('../../../../apps/web/firebase/firestore.rules', import.meta.url),
  'utf8',
);
const HOST = '127.0.0.1';

/** The embedded backend with the app's rules. */
export interface Backend {
  /** Opens a device's connection to it. */
  readonly openGate: () => Promise<Gate>;
  readonly stop: () => Promise<void>;
}

/** Starts a backend in this process, which devices reach by gRPC or by function calls. */
export async function startBackend(reach: 'grpc' | 'calls' = 'grpc'): Promise<Backend> {
  // Silence the SDK's messages about lost connections, which these tests cause all the time.
  setLogLevel('silent');
  const backend = await startLocalBackend({
    emulatorTokens: true,
    coverage: false,
    rules: RULES,
  });
  const { port } = backend.addresses.firestore;
  return {
    openGate: () => (reach === 'grpc' ? openGate(port) : openInProcessGate(backend.firestore)),
    stop: () => backend.stop(),
  };
}

/** A started SDK. */
export interface Client {
  readonly firestore: Firestore;
  readonly end: () => Promise<void>;
}

/** Options of a client. */
export interface ClientOptions {
  readonly port: number;
  /**
   * Uid of the signed-in user; without one, the client is an administrator and bypasses the rules.
   */
  readonly uid?: string;
  /** Name of its storage on the device. */
  readonly name: string;
  readonly settings?: FirestoreSettings;
}

/** Starts the provider's SDK. */
export function startClient({ port, uid, name, settings = {} }: ClientOptions): Client {
  const app: FirebaseApp = initializeApp({ projectId: 'demo-quits', apiKey: 'key' }, name);
  const firestore = initializeFirestore(app, settings);
  const mockUserToken =
    uid === undefined
      ? 'owner'
      : { sub: uid, firebase: { sign_in_provider: 'password' as const, identities: {} } };
  connectFirestoreEmulator(firestore, HOST, port, { mockUserToken });
  return { firestore, end: () => deleteApp(app) };
}
