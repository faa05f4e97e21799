import type { FirebaseApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import type { FirebaseConfig } from '../config/firebase-config.ts';
import { checkStoredUser, type StoredUserCheckOptions } from './check-stored-user.ts';
import { guardAuthRestore } from './guard-auth-restore.ts';

/** Options of {@link loadAuth}. */
export interface LoadAuthOptions extends StoredUserCheckOptions {
  readonly cache: 'persistent' | 'memory';
  readonly guardAuthRestore: boolean;
}

/**
 * Creates Auth without a popup resolver: the resolver loads frames before the first paint on phones,
 * so the calls that need one pass it themselves.
 */
export function loadAuth(app: FirebaseApp, config: FirebaseConfig, options: LoadAuthOptions): Auth {
  const keepsUser = options.cache === 'persistent';
  const auth = initializeAuth(app, {
    persistence: keepsUser
      ? [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence]
      : inMemoryPersistence,
  });
  const url = config.emulators?.auth;
  if (url !== undefined && auth.emulatorConfig === null) {
    connectAuthEmulator(auth, url, { disableWarnings: true });
  }
  if (keepsUser && options.guardAuthRestore) {
    guardAuthRestore(auth);
    void checkStoredUser(auth, options);
  }
  return auth;
}
