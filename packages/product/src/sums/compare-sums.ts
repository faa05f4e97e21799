import type { DatabaseReader, Doc } from '@quits/firestore';
import { RECOUNT, SEVERAL, type Sums, deltaOf } from '../expense/apply-balance-delta.ts';
import { difference } from './difference.ts';
import { countLive } from '../history/merge-history.ts';
import { onDevice } from '../history/read-history.ts';
import type { Expense } from '../expense/schema.ts';
import type { Group } from '../group/schema.ts';
import { noteSums } from './sums-problems.ts';

/** Returns the corrections that a group's balances and count need to match its whole history. */
export function missingFrom(group: Group, history: readonly Doc<Expense>[]): Sums {
  const live = history.filter(({ data }) => data.deletedAt === undefined);
  const { balances, count } = deltaOf(live.map(({ id, data }) => ({ expenseId: id, after: data })));
  const stored = { balances: group.balances, count: group.expenseCount, months: {} };
  return difference({ balances, count, months: {} }, stored);
}

/**
 * Returns whether a group and its history are of the same commit: they arrive from different
 * listeners, and differences in between mean nothing.
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

/** Returns whether the sums need no correction and everything stored is readable. */
export function isRight(group: Group, { balances, count }: Sums): boolean {
  return (
    count === 0 &&
    Object.keys(balances).length === 0 &&
    !group.unreadable.some((path) => path.startsWith('balances.'))
  );
}

/**
 * Compares a group's sums with its history if all of it is cached, and records differences. Skips
 * groups with pending changes.
 */
export async function compareSums(
  database: DatabaseReader,
  { id, data, pending }: Doc<Group>,
): Promise<void> {
  if (pending) return;
  const history = await onDevice(database, id);
  if (countLive(history) !== data.expenseCount || !isSameMoment(data, history)) return;
  const missing = missingFrom(data, history);
  noteSums(id, isRight(data, missing) ? undefined : { rev: data.last?.rev, missing });
}
