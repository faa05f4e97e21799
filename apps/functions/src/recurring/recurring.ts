import { generateId } from '@quits/firestore';
import { occurrenceId } from '@quits/ledger';
import { expenseSchema } from '@quits/product/expense/expense-schema.ts';
import { groupSchema } from '@quits/product/group/schema.ts';
import {
  moveSeries,
  putOccurrence,
  putOccurrenceBack,
} from '@quits/product/series/change-series.ts';
import { MOST_AT_ONCE, nextDay } from '@quits/product/series/recurrence.ts';
import { recurringSchema } from '@quits/product/series/schema.ts';
import { unattendedDays } from '@quits/product/series/unattended-days.ts';
import { initializeApp } from 'firebase-admin/app';
import {
  type DocumentReference,
  getFirestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { readDocument } from '../documents/read-document.ts';
import { transactionBatch } from './transaction-batch.ts';

/** Number of series read at a time. */
const PAGE = 200;

const firestore = getFirestore(initializeApp({}, 'recurring'));

/**
 * Adds the due expenses of every series, as the app does when someone opens the group. An expense has
 * the id that devices give it, so that a device and this function, or two runs of it, never add one twice.
 * Runs when the day has begun in most of the world.
 */
export const recurring = onSchedule(
  {
    schedule: 'every day 06:00',
    timeZone: 'Etc/UTC',
    timeoutSeconds: 540,
    retryCount: 5,
    minBackoffSeconds: 60,
    maxBackoffSeconds: 3600,
  },
  async ({ scheduleTime }) => {
    // After downtime, the schedule's time may be days ago.
    const now = new Date(Math.max(Date.parse(scheduleTime), Date.now()));
    const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
    let added = 0;
    let failed = 0;
    for await (const { ref } of dueSeries(today)) {
      try {
        added += await addDue(ref, today);
      } catch (cause) {
        failed += 1;
        logger.error(`Could not add the expenses of ${ref.path}.`, cause);
      }
    }
    logger.info(`Added ${added} recurring expenses.`);
    // Series that succeeded have moved on, so that the retry adds only the others.
    if (failed > 0) throw new Error(`${failed} series failed.`);
  },
);

/** Finds the series that have a day without an expense, also paused and ended ones. */
async function* dueSeries(today: string): AsyncGenerator<QueryDocumentSnapshot> {
  const due = firestore.collectionGroup('recurring').where('nextDate', '<=', today);
  const query = due.orderBy('nextDate').limit(PAGE);
  let page = await query.get();
  for (;;) {
    yield* page.docs;
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) return;
    page = await query.startAfter(last).get();
  }
}

/** Adds the due expenses of one series, as many as the app at a time; returns their number. */
async function addDue(ref: DocumentReference, today: string): Promise<number> {
  let added = 0;
  for (let day = 0; day < MOST_AT_ONCE; day += 1) {
    const outcome = await addNext(ref, today);
    if (outcome === 'none') break;
    if (outcome === 'added') added += 1;
  }
  return added;
}

/** Adds the expense of a series' next day, or skips the day if it has one. */
function addNext(ref: DocumentReference, today: string): Promise<'added' | 'skipped' | 'none'> {
  return firestore.runTransaction(async (transaction) => {
    const groupRef = ref.parent.parent;
    if (groupRef === null) return 'none';
    const [seriesNow, groupNow] = await transaction.getAll(ref, groupRef);
    if (seriesNow?.exists !== true || groupNow?.exists !== true) return 'none';
    const series = readDocument(recurringSchema, seriesNow);
    const group = readDocument(groupSchema, groupNow);
    // A person has to repair what can't be read.
    if (series === undefined || group === undefined) return 'none';
    const [date] = unattendedDays(group.data, series.data, today);
    if (date === undefined) return 'none';
    const place = groupRef.collection('expenses').doc(occurrenceId(series.id, date));
    const there = await transaction.get(place);
    const batch = transactionBatch(firestore, transaction);
    const uid = series.data.updatedBy;
    const commit = { groupId: group.id, uid, series, rev: generateId() };
    if (!there.exists) {
      putOccurrence(batch, commit, date);
      return 'added';
    }
    const found = readDocument(expenseSchema, there);
    if (found?.data.deletedAt === undefined) {
      moveSeries(batch, commit, nextDay(series.data, date));
      return 'skipped';
    }
    putOccurrenceBack(batch, commit, { date, deleted: found });
    return 'added';
  });
}
