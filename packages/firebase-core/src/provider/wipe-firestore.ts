import { clearIndexedDbPersistence, type Firestore, terminate } from 'firebase/firestore';

/** Stops Firestore and deletes what it kept on this device, unsent writes included. */
export async function wipeFirestore(db: Firestore): Promise<void> {
  await terminate(db);
  await clearIndexedDbPersistence(db);
}

/** Stops Firestore and keeps what it stored. */
export async function stopFirestore(db: Firestore): Promise<void> {
  await terminate(db);
}
