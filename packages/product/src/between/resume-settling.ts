import { getOnce, type QueryBuilder } from '@quits/firestore';
import type { Database } from '../database.ts';
import { expenses } from '../expense/collections.ts';
import { groups } from '../group/collections.ts';
import type { Group } from '../group/schema.ts';
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
  const settlements = pendingSettling(uid);
  const known = await Promise.all(settlements.map((one) => isKnown(database, one)));
  if (known.includes(undefined)) return;
  const missing = settlements.filter((_, at) => known[at] === false);
  const written = writeSettlements(database, uid, missing);
  await Promise.all(written.map(({ settled }) => settled));
  keepSettling(uid, undefined);
}

/**
 * Returns whether a payment was queued or sent, if that can be found out. A cache that survives reloads contains those; one in memory
 * doesn't, and repeating a payment that was sent would count it twice until the server refuses its ids. So the server is asked too, and
 * offline, a cache that lacks even the group says nothing.
 */
async function isKnown(
  database: Database,
  { groupId, expenseId }: Settlement,
): Promise<boolean | undefined> {
  const find = (source: 'cache' | 'default') =>
    getOnce(database, expenses, { groupId }, (query) => query.whereId('==', expenseId), { source });
  const kept = await find('cache');
  if (!kept.ok) return undefined;
  if (kept.value.paths.length > 0) return true;
  const found = await find('default');
  if (!found.ok) return undefined;
  if (found.value.paths.length > 0) return true;
  return !found.value.fromCache || (await isGroupKept(database, groupId)) ? false : undefined;
}

async function isGroupKept(database: Database, groupId: string): Promise<boolean> {
  const byId = (query: QueryBuilder<Group>) => query.whereId('==', groupId);
  const found = await getOnce(database, groups, {}, byId, { source: 'cache' });
  return found.ok && found.value.paths.length > 0;
}
