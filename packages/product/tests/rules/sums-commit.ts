import { doc, type DocumentData, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { activityData } from './seeded-documents.ts';
import type { Database } from './stage.ts';

/** Changes sums with the given `last`, and additional fields. */
export function commitSums(
  db: Database,
  uid: string,
  last: DocumentData,
  change: DocumentData = {},
) {
  const batch = writeBatch(db);
  batch.update(doc(db, 'groups/g'), {
    last: { rev: 'r-new', at: serverTimestamp(), ...last },
    lastActivityAt: serverTimestamp(),
    ...change,
  });
  batch.set(doc(db, 'groups/g/activity/r-new'), activityData(uid));
  return batch.commit();
}
