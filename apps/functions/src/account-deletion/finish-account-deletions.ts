import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { removalRequestSchema } from '@quits/product/account/removal-request.ts';
import { readDocument } from '../documents/read-document.ts';
import { FINISHING, PATIENCE } from '../housekeeping/unfinished.ts';
import { removeAccount } from './remove-account.ts';

/** Accounts that are deleted in one run. */
const MOST = 100;

const app = initializeApp(undefined, 'account-deletions');
const project = {
  firestore: getFirestore(app),
  storage: getStorage(app),
  accounts: getAuth(app),
};

/**
 * Finishes deleting accounts if the device that began it doesn't, because its tab was closed, for example. The request is the last
 * document, so that an interrupted run is repeated.
 */
export const finishAccountDeletions = onSchedule(FINISHING, async () => {
  const before = Timestamp.fromMillis(Date.now() - PATIENCE);
  const begun = project.firestore.collection('deletions').where('at', '<=', before);
  const { docs } = await begun.orderBy('at').limit(MOST).get();
  let failures = 0;
  for (const stored of docs) {
    const plan = readDocument(removalRequestSchema, stored)?.data;
    try {
      // oxlint-disable-next-line no-await-in-loop -- Each is a lot of work.
      if (plan !== undefined) await removeAccount(project, stored.id, plan);
      await stored.ref.delete(); // oxlint-disable-line no-await-in-loop
      logger.info('Finished deleting an account.');
    } catch (cause) {
      failures += 1;
      logger.error('Could not delete an account.', cause);
    }
  }
  if (failures > 0) throw new Error(`${failures} accounts could not be deleted.`);
});
