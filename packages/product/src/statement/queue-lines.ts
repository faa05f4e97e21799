import { type AppError, ok, type Result } from '@quits/errors';
import { getOnce } from '@quits/firestore';
import type { Database } from '../database.ts';
import { addExpense } from '../expense/add-expense.ts';
import { expenses } from '../expense/collections.ts';
import type { AddedLines, AddLinesRequest } from './add-lines.ts';

/** Ids of one query. */
const AT_ONCE = 30;

/** Most lines that are queued; each is a write of its own, and more are rather added together once there is a connection. */
export const MAX_QUEUED = 100;

/**
 * Adds lines of a statement without a connection, each as an expense that is sent later. Lines that the device knows the group has are left
 * out, and so are those of an undone addition, which only the server can bring back. If someone else adds a line meanwhile, the server
 * refuses the second, since both have the line's id.
 */
export async function queueLines(
  database: Database,
  { groupId, uid, entries }: Pick<AddLinesRequest, 'groupId' | 'uid' | 'entries'>,
): Promise<Result<AddedLines, AppError>> {
  const known = new Set<string>();
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    const ids = entries.slice(at, at + AT_ONCE).map(({ id }) => id);
    // oxlint-disable-next-line no-await-in-loop -- One page after the other.
    const there = await getOnce(database, expenses, { groupId }, (q) => q.whereId('in', ids), {
      source: 'cache',
    });
    if (!there.ok) return there;
    for (const path of there.value.paths) known.add(path.split('/').at(-1) ?? '');
  }
  const fresh = entries.filter(({ id }) => !known.has(id));
  for (const { id: expenseId, revertedAt: _, ...expense } of fresh) {
    addExpense(database, { groupId, uid, expenseId, expense });
  }
  const ids = fresh.map(({ id }) => id);
  return ok({ ids, known: entries.length - ids.length, isQueued: true });
}
