import { firestore } from './device-codes.ts';

/** Wrong short codes of all callers that are allowed in a period. */
const MOST = 1_000;
/** Length of a period, in ms. */
const PERIOD = 5 * 60_000;

const place = firestore.doc('limits/deviceCodes');

/**
 * Returns whether too many short codes were wrong lately. A code has 50 bits and is valid for one period, so nobody finds
 * one in that many tries. Links have 256 bits and aren't limited, and addresses of callers need not be kept.
 */
export async function tooManyWrong(): Promise<boolean> {
  return countIn((await place.get()).data()) >= MOST;
}

/** Counts a wrong short code. */
export async function countWrong(): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const count = countIn((await transaction.get(place)).data()) + 1;
    transaction.set(place, { period: periodNow(), count });
  });
}

function countIn(stored: Readonly<Record<string, unknown>> | undefined): number {
  const count = stored?.['period'] === periodNow() ? stored['count'] : 0;
  return typeof count === 'number' ? count : 0;
}

function periodNow(): number {
  return Math.floor(Date.now() / PERIOD);
}
