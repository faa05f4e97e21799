import type { FirebaseApp } from 'firebase/app';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import type { FirebaseConfig } from '../config/firebase-config.ts';

/** Creates the object store and connects it to the emulator, if any. */
export function loadStorage(app: FirebaseApp, config: FirebaseConfig): FirebaseStorage {
  const storage = getStorage(app);
  const emulator = config.emulators?.storage;
  if (emulator !== undefined) connectStorageEmulator(storage, emulator.host, emulator.port);
  return storage;
}
