import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  type FirestoreSettings,
  initializeFirestore,
} from 'firebase/firestore';

const HOST = '127.0.0.1';

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
