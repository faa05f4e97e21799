import { ok } from '@quits/errors';
import { createValueStore, type FirebaseConfig } from '@quits/firebase-core';
import { createDatabase, type Database, memoryJournal } from '@quits/firestore';
import { deleteFolder } from '@quits/storage';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  type UserCredential,
} from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, initializeFirestore } from 'firebase/firestore';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';

/** The unmodified SDK and the app's data layer on it, as one person's device has them. */
export interface Device {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly storage: FirebaseStorage;
  readonly database: Database;
  /** Returns the signed-in account. @throws {Error} if there is none */
  readonly uid: () => string;
  /** Signs in to an account, here and in the data layer. */
  readonly signIn: (how: (auth: Auth) => Promise<UserCredential>) => Promise<UserCredential>;
  readonly deleteFiles: (path: string) => ReturnType<typeof deleteFolder>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a device on a project; makes no requests before signing in. Deletes stored files only if
 * there are any, since a project may have no object store.
 */
export function openDevice(config: FirebaseConfig, hasFiles: () => boolean): Device {
  const { emulators, ...options } = config;
  const app = initializeApp(options, crypto.randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const firestore = initializeFirestore(app, {});
  const storage = getStorage(app);
  // Unlike in a browser, don't retry for half an hour.
  storage.maxUploadRetryTime = 20_000;
  storage.maxOperationRetryTime = 20_000;
  if (emulators?.auth !== undefined) {
    connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  }
  if (emulators?.firestore !== undefined) {
    connectFirestoreEmulator(firestore, emulators.firestore.host, emulators.firestore.port);
  }
  if (emulators?.storage !== undefined) {
    connectStorageEmulator(storage, emulators.storage.host, emulators.storage.port);
  }
  const uid = createValueStore<string | undefined>(undefined);
  const database = createDatabase({
    firestore: () => Promise.resolve(firestore),
    uid,
    journal: memoryJournal(),
    rest: {
      baseUrl: documentsUrl(config),
      getToken: async () => auth.currentUser?.getIdToken(),
    },
    keepAliveMs: 0,
  });
  return {
    auth,
    firestore,
    storage,
    database,
    uid() {
      const id = uid.getState();
      if (id === undefined) throw new Error('Nobody is signed in on this device.');
      return id;
    },
    async signIn(how) {
      const credential = await how(auth);
      uid.set(credential.user.uid);
      return credential;
    },
    deleteFiles: (path) =>
      hasFiles()
        ? deleteFolder({ storage: () => Promise.resolve(storage), path })
        : Promise.resolve(ok(0)),
    async close() {
      database.dispose();
      await deleteApp(app);
    },
  };
}

/** Returns the address of the documents in Firestore's REST interface. */
function documentsUrl({ projectId, emulators }: FirebaseConfig): string {
  const { firestore } = emulators ?? {};
  const origin =
    firestore === undefined
      ? 'https://firestore.googleapis.com'
      : `http://${firestore.host}:${firestore.port}`;
  return `${origin}/v1/projects/${projectId}/databases/(default)/documents`;
}
