import type { Doc } from '@quits/firestore';
import type { Database } from '../database.ts';
import { RECOUNT, SEVERAL, type Sums, deltaOf } from '../expense/apply-balance-delta.ts';
import { difference } from './repair-group.ts';
import { countLive } from '../history/merge-history.ts';
import { onDevice } from '../history/read-history.ts';
import type { Expense } from '../expense/schema.ts';
import type { Group } from '../group/schema.ts';
import { noteSums } from './sums-problems.ts';

/** What has to be added to a group's balances and count to get what a whole history adds up to. */
export function missingFrom(group: Group, history: readonly Doc<Expense>[]): Sums {
  const live = history.filter(({ data }) => data.deletedAt === undefined);
  const { balances, count } = deltaOf(live.map(({ id, data }) => ({ expenseId: id, after: data })));
  const stored = { balances: group.balances, count: group.expenseCount, months: {} };
  return difference({ balances, count, months: {} }, stored);
}

/**
 * Whether a group and its history are of the same moment: they come by different listeners, and in between
 * their difference means nothing.
 */
export function isSameMoment(group: Group, history: readonly Doc<Expense>[]): boolean {
  const { last, lastActivityAt } = group;
  const isNewer = history.some(
    ({ data }) => (data.updatedAt?.getTime() ?? 0) > (lastActivityAt?.getTime() ?? Infinity),
  );
  if (isNewer || history.some(({ pending }) => pending)) return false;
  if (last === undefined || last.of === RECOUNT) return true;
  return history.some(
    ({ id, data }) => data.rev === last.rev && (last.of === SEVERAL || last.of === id),
  );
}

/** Whether nothing is missing, and nothing stored can't be read. */
export function isRight(group: Group, { balances, count }: Sums): boolean {
  return (
    count === 0 &&
    Object.keys(balances).length === 0 &&
    !group.unreadable.some((path) => path.startsWith('balances.'))
  );
}

/**
 * Compares a group's sums with its history when all of that is on this device, and notes what is wrong. What
 * is still unsent proves nothing.
 */
export async function compareSums(
  database: Pick<Database, 'core'>,
  { id, data, pending }: Doc<Group>,
): Promise<void> {
  if (pending) return;
  const history = await onDevice(database, id);
  if (countLive(history) !== data.expenseCount || !isSameMoment(data, history)) return;
  const missing = missingFrom(data, history);
  noteSums(id, isRight(data, missing) ? undefined : { rev: data.last?.rev, missing });
}
