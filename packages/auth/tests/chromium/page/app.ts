import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { createAuthMachine, type AuthMachine } from '../../../src/machine/create-auth-machine.ts';
import { bindAuth } from '../../../src/run/binding.ts';

declare global {
  /** The page's machine. */
  var machine: AuthMachine;
  /** How often the listeners of a user were closed. */
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
  return bindAuth(Promise.resolve(auth));
}

globalThis.machine = createAuthMachine({
  getAuth: load,
  storage: localStorage,
  mail: () => ({ url: `${origin}/` }),
  hooks: {
    closeListeners: () => void (globalThis.listenersClosed += 1),
    linkUsed: () => history.replaceState(null, '', '/'),
  },
});
globalThis.machine.start();
