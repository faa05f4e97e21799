import { clearIndexedDbPersistence, type Firestore, terminate } from 'firebase/firestore';

/** Stops Firestore; `clear` also deletes its data on this device, including unsent writes. */
export async function endFirestore(db: Firestore, stored: 'keep' | 'clear'): Promise<void> {
  await terminate(db);
  if (stored === 'clear') await clearIndexedDbPersistence(db);
}
