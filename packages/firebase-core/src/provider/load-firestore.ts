import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';
import type { FirebaseConfig } from '../config/firebase-config.ts';
import type { FirestoreCache } from './service-status.ts';

/** Creates Firestore with the given cache and connects it to the emulator, if any. */
export function loadFirestore(
  app: FirebaseApp,
  config: FirebaseConfig,
  cache: FirestoreCache,
): Firestore {
  const db = initializeFirestore(app, {
    ignoreUndefinedProperties: false,
    localCache:
      cache.status === 'persistent'
        ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
        : memoryLocalCache(),
  });
  const emulator = config.emulators?.firestore;
  if (emulator !== undefined) connectFirestoreEmulator(db, emulator.host, emulator.port);
  return db;
}
