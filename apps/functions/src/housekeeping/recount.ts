import { initializeApp } from 'firebase-admin/app';
import { type DocumentSnapshot, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { type Group, groupSchema } from '@quits/product/group/schema.ts';
import { checkStoredSums, type StoredDocument } from '@quits/product/sums/check-stored-sums.ts';
import { readDocument, withDates } from '../documents/read-document.ts';
import { privateKey } from '../push/vapid.ts';
import { tellOwners } from './tell-owners.ts';

/** Age up to which changes are recounted, in ms: a day, and some time for a late run. */
const RECENT = 26 * 3_600_000;
const PAGE = 100;

const firestore = getFirestore(initializeApp(undefined, 'recount'));

/**
 * Recounts the sums of each group that changed within a day from its expenses, and notifies the owners of a difference, which they can
 * correct in the app. Runs again every hour, up to five times, while an owner has quiet hours.
 */
export const recount = onSchedule(
  {
    schedule: 'every day 08:00',
    timeZone: 'Etc/UTC',
    timeoutSeconds: 540,
    memory: '1GiB',
    retryCount: 5,
    minBackoffSeconds: 3600,
    maxBackoffSeconds: 3600,
    secrets: [privateKey],
  },
  async () => {
    let mustRepeat = false;
    for await (const id of recentGroups(new Date(Date.now() - RECENT))) {
      const group = await wrongGroup(id);
      if (group === undefined) continue;
      logger.error(`The sums of the group ${id} differ from its expenses.`);
      if ((await tellOwners(firestore, id, group)) === 'later') mustRepeat = true;
    }
    if (mustRepeat) throw new Error('Some owners can’t be told now.');
  },
);

async function* recentGroups(since: Date): AsyncGenerator<string> {
  const changed = firestore
    .collection('groups')
    .where('lastActivityAt', '>=', Timestamp.fromDate(since))
    .orderBy('lastActivityAt')
    .limit(PAGE);
  let page = await changed.get();
  for (;;) {
    for (const { id } of page.docs) yield id;
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) return;
    page = await changed.startAfter(last).get();
  }
}

/** Returns a group whose sums are wrong; `undefined` if they are right. */
async function wrongGroup(id: string): Promise<Group | undefined> {
  const ref = firestore.collection('groups').doc(id);
  // One consistent state, although members keep writing.
  const { group, all } = await firestore.runTransaction(
    async (transaction) => {
      const stored = await transaction.get(ref);
      const expenses = await transaction.get(ref.collection('expenses'));
      const months = await transaction.get(ref.collection('months'));
      return { group: stored, all: [stored, ...expenses.docs, ...months.docs] };
    },
    { readOnly: true },
  );
  if (!checkStoredSums(all.map(storedDocument)).wrong.has(id)) return undefined;
  return readDocument(groupSchema, group)?.data;
}

function storedDocument(snapshot: DocumentSnapshot): StoredDocument {
  return { path: snapshot.ref.path, data: withDates(snapshot.data() ?? {}) };
}
