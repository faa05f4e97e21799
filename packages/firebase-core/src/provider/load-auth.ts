import type { FirebaseApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import type { ProviderConfig } from '../config/provider-config.ts';
import { guardAuthRestore } from './guard-auth-restore.ts';

/**
 * Creates Auth without a popup resolver: the resolver loads frames before the first paint on phones,
 * so the calls that need one pass it themselves.
 */
export function loadAuth(
  app: FirebaseApp,
  config: ProviderConfig,
  keep: 'persistent' | 'memory',
): Auth {
  const auth = guardAuthRestore(() =>
    initializeAuth(app, {
      persistence:
        keep === 'memory'
          ? inMemoryPersistence
          : [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
    }),
  );
  const url = config.emulators?.auth;
  if (url !== undefined && auth.emulatorConfig === null) {
    connectAuthEmulator(auth, url, { disableWarnings: true });
  }
  return auth;
}
