import {
  createFirebase,
  type ReadonlyStore,
  createValueStore,
  type FirebaseServices,
} from '@quits/firebase-core';
import { onAuthStateChanged, signInAnonymously } from 'firebase/auth';
import type { BackendAddresses } from './backend.setup.ts';

/** A signed-in person in front of the object store. */
export interface TestSession {
  readonly provider: FirebaseServices;
  readonly uid: ReadonlyStore<string | undefined>;
}

/** Starts the provider and signs in anonymously unless a user is signed in. */
export async function openSession(backend: BackendAddresses, name?: string): Promise<TestSession> {
  const provider = createFirebase(
    {
      apiKey: 'demo-key',
      appId: 'demo-app',
      projectId: backend.project,
      storageBucket: `${backend.project}.appspot.com`,
      emulators: {
        auth: backend.identity,
        storage: { host: '127.0.0.1', port: backend.storagePort },
      },
    },
    // Test files share the browser's storage: the same name would find a user of another file's backend.
    { name: name ?? crypto.randomUUID() },
  );
  const auth = await provider.auth();
  await auth.authStateReady();
  const uid = createValueStore(auth.currentUser?.uid);
  onAuthStateChanged(auth, (user) => uid.set(user?.uid));
  if (uid.getState() === undefined) uid.set((await signInAnonymously(auth)).user.uid);
  return { provider, uid };
}
