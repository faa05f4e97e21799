import { createAuthAdapter, createAuthMachine, signedInUid } from '@quits/auth';
import { createFirebase, fetchConfig } from '@quits/firebase-core';
import { createDatabase } from '@quits/firestore';

/** Creates the services of the page, configured by its host. */
export async function startServices() {
  const config = await fetchConfig(); // `/__/firebase/init.json`, as Firebase Hosting serves it too
  if (!config.ok) throw new Error(config.error.message);
  const provider = createFirebase(config.value);
  const auth = createAuthMachine({
    getAuth: () => createAuthAdapter(provider.auth()),
    storage: localStorage,
    storedUserError: provider.storedUserError,
    hooks: { closeListeners: () => database.closeListeners() },
  });
  const uid = signedInUid(auth);
  const database = createDatabase({ firestore: () => provider.firestore(), uid });
  auth.start();
  return { auth, database, uid };
}
