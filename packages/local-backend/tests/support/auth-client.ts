import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, type Auth } from 'firebase/auth';
import type { LocalBackend } from '../../src/index.ts';

/** A separate SDK client, connected to a backend. */
export interface AuthClient {
  readonly auth: Auth;
  readonly close: () => Promise<void>;
}

let clients = 0;

/** Connects the unmodified SDK like an app. */
export function connectAuth(backend: LocalBackend): AuthClient {
  clients += 1;
  const app = initializeApp(backend.firebaseConfig, `client-${clients}`);
  const auth = getAuth(app);
  connectAuthEmulator(auth, backend.addresses.identity, { disableWarnings: true });
  return { auth, close: () => deleteApp(app) };
}
