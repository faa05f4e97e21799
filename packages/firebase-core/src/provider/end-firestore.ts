import { clearIndexedDbPersistence, type Firestore, terminate } from 'firebase/firestore';

/** Stops Firestore; `wipe` also deletes its data on this device, including unsent writes. */
export async function endFirestore(db: Firestore, stored: 'keep' | 'wipe'): Promise<void> {
  await terminate(db);
  if (stored === 'wipe') await clearIndexedDbPersistence(db);
}
