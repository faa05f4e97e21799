import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { deleteGroup } from './delete-group.ts';
import { FINISHING, PATIENCE } from './unfinished.ts';

/** Groups that are deleted in one run. */
const MOST = 100;

const app = initializeApp(undefined, 'deletions');
const firestore = getFirestore(app);
const stores = { firestore, storage: getStorage(app) };

/**
 * Finishes deleting groups if the device that began it doesn't, because its tab was closed, for example. As on the device, the group's
 * own document is deleted last.
 */
export const finishDeletions = onSchedule(FINISHING, async () => {
  const before = Timestamp.fromMillis(Date.now() - PATIENCE);
  const begun = firestore.collection('groups').where('deletingAt', '<=', before);
  const { docs } = await begun.orderBy('deletingAt').limit(MOST).select().get();
  for (const { ref } of docs) {
    // oxlint-disable-next-line no-await-in-loop -- Each is a lot of work.
    await deleteGroup(stores, ref.id);
    logger.info('Finished deleting a group.');
  }
});
