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
import type { CreateFirebaseOptions } from './create-firebase-options.ts';
import { guardAuthRestore } from './guard-auth-restore.ts';

/**
 * Creates Auth without a popup resolver: the resolver loads frames before the first paint on phones,
 * so the calls that need one pass it themselves.
 */
export function loadAuth(
  app: FirebaseApp,
  config: FirebaseConfig,
  options: Required<Pick<CreateFirebaseOptions, 'cache' | 'guardAuthRestore'>>,
): Auth {
  const create = (): Auth =>
    initializeAuth(app, {
      persistence:
        options.cache === 'memory'
          ? inMemoryPersistence
          : [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
    });
  const auth = options.guardAuthRestore ? guardAuthRestore(create) : create();
  const url = config.emulators?.auth;
  if (url !== undefined && auth.emulatorConfig === null) {
    connectAuthEmulator(auth, url, { disableWarnings: true });
  }
  return auth;
}
