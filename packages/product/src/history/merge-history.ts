import type { Doc } from '@quits/firestore';
import type { Expense } from '../expense/schema.ts';

/** Puts changed expenses in the place of what was known of them; newest day first. */
export function mergeHistory(
  known: readonly Doc<Expense>[],
  changed: readonly Doc<Expense>[],
): readonly Doc<Expense>[] {
  const byId = new Map(known.map((expense) => [expense.id, expense]));
  for (const expense of changed) byId.set(expense.id, expense);
  return [...byId.values()].sort(newestFirst);
}

/** Orders as the list of expenses does: by day, then by when it was added; unsent ones come first. */
export function newestFirst(a: Doc<Expense>, b: Doc<Expense>): number {
  if (a.data.date !== b.data.date) return a.data.date < b.data.date ? 1 : -1;
  return createdAt(b) - createdAt(a) || (a.id < b.id ? 1 : -1);
}

function createdAt({ data }: Doc<Expense>): number {
  return data.createdAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}

/** When the last change was made that the server has confirmed; the epoch when there is none. */
export function newestChange(known: readonly Doc<Expense>[]): Date {
  let newest = 0;
  for (const { data, pending } of known) {
    if (!pending) newest = Math.max(newest, data.updatedAt?.getTime() ?? 0);
  }
  return new Date(newest);
}

/** How many count, which is what the group's own number says. */
export function countLive(known: readonly Doc<Expense>[]): number {
  return known.reduce((count, { data }) => count + (data.deletedAt === undefined ? 1 : 0), 0);
}
