import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  setLogLevel,
  terminate,
  type CollectionReference,
  type EmulatorMockTokenOptions,
  type Firestore,
  type FirestoreSettings,
} from 'firebase/firestore';
import { afterEach, inject } from 'vitest';
import type { Disturbing } from './engine-stage.setup.ts';
import type { EngineAddress } from './engine-stage.ts';

/** Options of a client. */
export interface ConnectOptions {
  /** @default 'demo-sdk' */
  readonly project?: string;
  /** @default '(default)' */
  readonly database?: string;
  readonly settings?: FirestoreSettings;
  /** @default no user */
  readonly token?: EmulatorMockTokenOptions | string;
  /** Name of the app, which determines the persistent cache. @default unique */
  readonly appName?: string;
  /** @default the server's own port */
  readonly port?: number;
}

/** Whether the test runs in Chromium, over WebChannel; in Node it runs over gRPC. */
export const isBrowser = 'document' in globalThis;

/** Address of the server. */
export let engine: EngineAddress = isBrowser ? inject('engine') : await startHere();

/** Gives a test file that disturbs its server one of its own, since files run in parallel; call it before any test. */
export function takeOwnEngine(file: Disturbing): void {
  if (isBrowser) engine = inject('ownEngines')[file];
}

const open: Firestore[] = [];

// Silence the errors that the tests provoke.
setLogLevel('silent');

afterEach(async () => {
  await Promise.all(open.splice(0).map((firestore) => terminate(firestore)));
});

/** Creates a client that is terminated after the test. */
export function connect(options: ConnectOptions = {}): Firestore {
  const { project = 'demo-sdk', database = '(default)', settings = {} } = options;
  const app = initializeApp(
    { projectId: project, apiKey: 'key', appId: '1:1:web:1' },
    options.appName ?? crypto.randomUUID(),
  );
  const firestore = initializeFirestore(app, settings, database);
  const port = options.port ?? engine.port;
  const token = options.token === undefined ? {} : { mockUserToken: options.token };
  connectFirestoreEmulator(firestore, '127.0.0.1', port, token);
  open.push(firestore);
  return firestore;
}

/** A collection that no other test uses. */
export function freshCollection(firestore: Firestore = connect()): CollectionReference {
  return collection(firestore, `c-${crypto.randomUUID()}`);
}

/** Returns a collection of the same name on another client. */
export function sameCollection(
  { path }: CollectionReference,
  firestore: Firestore = connect(),
): CollectionReference {
  return collection(firestore, path);
}

/** Disturbs the server. */
export async function disturb(how: 'restart' | 'cut'): Promise<void> {
  await fetch(`http://127.0.0.1:${engine.controlPort}/${how}`, { method: 'POST' });
}

async function startHere(): Promise<EngineAddress> {
  const { startEngineStage } = await import('./engine-stage.ts');
  const { afterAll } = await import('vitest');
  const stage = await startEngineStage();
  afterAll(() => stage.stop());
  return stage.address;
}
