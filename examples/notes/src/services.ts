import { bindAuth, createAuthMachine, signedInUid } from '@quits/auth';
import { createProvider, fetchConfig } from '@quits/firebase-core';
import { createDatabase } from '@quits/firestore';

/** Everything that lives as long as the page, configured by whoever hosts it. */
export async function startServices() {
  const config = await fetchConfig(); // `/__/firebase/init.json`, as Firebase Hosting serves it too
  if (!config.ok) throw new Error(config.error.message);
  const provider = createProvider(config.value);
  const auth = createAuthMachine({
    getAuth: () => bindAuth(provider.auth()),
    storage: localStorage,
    hooks: { closeListeners: () => database.closeListeners() },
  });
  const database = createDatabase({
    firestore: () => provider.firestore(),
    uid: signedInUid(auth),
  });
  auth.start();
  return { auth, database };
}
