import {
  createFirebase,
  type ReadonlyStore,
  createValueStore,
  type FirebaseServices,
} from '@quits/firebase-core';
import { onAuthStateChanged, signInAnonymously, signOut } from 'firebase/auth';
import { createDatabase } from '../../src/database/create-database.ts';
import type { Database } from '../../src/database/database.ts';
import type { DatabaseOptions } from '../../src/database/database-options.ts';
import type { BackendAddresses } from './backend.setup.ts';

/** A signed-in user with a database. */
export interface TestSession {
  readonly provider: FirebaseServices;
  readonly database: Database;
  readonly uid: ReadonlyStore<string | undefined>;
  signIn(): Promise<void>;
  signOut(): Promise<void>;
  close(): Promise<void>;
}

/** Options of a test session. */
export interface TestSessionOptions extends Partial<DatabaseOptions> {
  readonly name?: string;
  readonly cache?: 'persistent' | 'memory';
}

/** Starts the provider, signs in anonymously unless someone still is, and opens a database. */
export async function openSession(
  backend: BackendAddresses,
  { name, cache = 'memory', ...options }: TestSessionOptions = {},
): Promise<TestSession> {
  const provider = createFirebase(
    {
      apiKey: 'demo-key',
      appId: 'demo-app',
      projectId: backend.project,
      emulators: {
        auth: backend.identity,
        firestore: { host: '127.0.0.1', port: backend.firestorePort },
      },
    },
    // Test files share the browser's storage: the same name would find a user of another file's backend.
    { name: name ?? crypto.randomUUID(), cache },
  );
  const auth = await provider.auth();
  await auth.authStateReady();
  const uid = createValueStore(auth.currentUser?.uid);
  onAuthStateChanged(auth, (user) => uid.set(user?.uid));
  const signIn = async () => {
    const { user } = await signInAnonymously(auth);
    uid.set(user.uid);
  };
  if (uid.getState() === undefined) await signIn();
  const database = createDatabase({
    firestore: () => provider.firestore(),
    recreate: () => provider.restartFirestore(),
    uid,
    ...options,
  });
  return {
    provider,
    database,
    uid,
    signIn,
    async signOut() {
      database.closeListeners();
      await signOut(auth);
    },
    async close() {
      database.dispose();
      await provider.close();
    },
  };
}
