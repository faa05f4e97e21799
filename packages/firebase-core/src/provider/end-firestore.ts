import { clearIndexedDbPersistence, type Firestore, terminate } from 'firebase/firestore';

/** Stops Firestore; `wipe` deletes what it kept on this device too, unsent writes included. */
export async function endFirestore(db: Firestore, stored: 'keep' | 'wipe'): Promise<void> {
  await terminate(db);
  if (stored === 'wipe') await clearIndexedDbPersistence(db);
}
