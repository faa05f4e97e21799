import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { createAuthMachine, type AuthMachine } from '../../../src/machine/create-auth-machine.ts';
import { createAuthAdapter } from '../../../src/run/auth-adapter.ts';

declare global {
  /** The page's machine. */
  var machine: AuthMachine;
  /** Number of times that a user's listeners were closed. */
  var listenersClosed: number;
}

const origin = location.origin;
globalThis.listenersClosed = 0;

async function load() {
  const app = initializeApp({
    apiKey: 'demo-key',
    projectId: 'demo-quits',
    authDomain: location.host,
  });
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  return createAuthAdapter(Promise.resolve(auth));
}

globalThis.machine = createAuthMachine({
  getAuth: load,
  storage: localStorage,
  actionCodeSettings: () => ({ url: `${origin}/` }),
  hooks: {
    closeListeners: () => void (globalThis.listenersClosed += 1),
    onEmailLinkUsed: () => history.replaceState(null, '', '/'),
  },
});
globalThis.machine.start();
