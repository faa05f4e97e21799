import type { Doc } from '@quits/firestore';
import type { Expense } from '../expense/schema.ts';

/** Replaces known expenses by their changed versions and adds new ones; newest day first. */
export function mergeHistory(
  known: readonly Doc<Expense>[],
  changed: readonly Doc<Expense>[],
): readonly Doc<Expense>[] {
  if (changed.length === 0) return known;
  const byId = new Map(known.map((expense) => [expense.id, expense]));
  for (const expense of changed) byId.set(expense.id, expense);
  return [...byId.values()].sort(newestFirst);
}

/** Compares like the expense list: by day, then by creation; unsent ones come first. */
export function newestFirst(a: Doc<Expense>, b: Doc<Expense>): number {
  if (a.data.date !== b.data.date) return a.data.date < b.data.date ? 1 : -1;
  return createdAt(b) - createdAt(a) || (a.id < b.id ? 1 : -1);
}

function createdAt({ data }: Doc<Expense>): number {
  return data.createdAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}

/**
 * Returns the time of the last change that the server has confirmed; the epoch if there is none.
 */
export function newestChange(known: readonly Doc<Expense>[]): Date {
  let newest = 0;
  for (const { data, pending } of known) {
    if (!pending) newest = Math.max(newest, data.updatedAt?.getTime() ?? 0);
  }
  return new Date(newest);
}

/** Returns the number of expenses that aren't deleted, as the group's own count does. */
export function countLive(known: readonly Doc<Expense>[]): number {
  return known.reduce((count, { data }) => count + (data.deletedAt === undefined ? 1 : 0), 0);
}
