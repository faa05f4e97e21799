import { type AppError, ok, type Result } from '@quits/errors';
import { getOnce } from '@quits/firestore';
import type { Database } from '../database.ts';
import { expenses } from '../expense/collections.ts';
import { keepSettling, pendingSettling, type Settlement } from './pending-settling.ts';
import { writeSettlements } from './settle-all.ts';
import { settlingKey } from './settling-key.ts';

/**
 * Records the payments of an interrupted {@link settleAll} that were neither queued nor sent, unless a page of this device is still
 * at it. If the cache can't be read, a later page tries again.
 */
export async function resumeSettling(database: Database, uid: string): Promise<void> {
  if (pendingSettling(uid).length === 0) return;
  if (!('locks' in navigator)) return resume(database, uid);
  await navigator.locks.request(settlingKey(uid), { ifAvailable: true }, (lock) =>
    lock === null ? undefined : resume(database, uid),
  );
}

async function resume(database: Database, uid: string): Promise<void> {
  const missing: Settlement[] = [];
  for (const one of pendingSettling(uid)) {
    const known = await isKnown(database, one);
    if (!known.ok) return;
    if (!known.value) missing.push(one);
  }
  const written = writeSettlements(database, uid, missing);
  await Promise.all(written.map(({ settled }) => settled));
  keepSettling(uid, undefined);
}

/**
 * Returns whether a payment was queued: the cache contains queued and sent ones. A payment that is repeated nevertheless has the same
 * ids, so that the server refuses it and its entry in the history shows that the first one was applied.
 */
async function isKnown(
  database: Database,
  { groupId, expenseId }: Settlement,
): Promise<Result<boolean, AppError>> {
  const found = await getOnce(
    database,
    expenses,
    { groupId },
    (query) => query.whereId('==', expenseId),
    { source: 'cache' },
  );
  return found.ok ? ok(found.value.paths.length > 0) : found;
}
