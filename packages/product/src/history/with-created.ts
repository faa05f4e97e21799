import type { Doc } from '@quits/firestore';
import { mergeHistory, newestFirst } from './merge-history.ts';
import type { Expense } from '../expense/schema.ts';

/**
 * Puts what is only just being made among the expenses of a list, newest first, where it will stand; what
 * belongs behind the end of a list that has more comes with its page.
 */
export function withCreated(
  listed: readonly Doc<Expense>[],
  created: readonly Doc<Expense>[],
  hasMore: boolean,
): readonly Doc<Expense>[] {
  if (created.length === 0) return listed;
  const known = new Set(listed.map(({ id }) => id));
  const last = hasMore ? listed.at(-1) : undefined;
  const missing = created.filter(
    (expense) => !known.has(expense.id) && (last === undefined || newestFirst(expense, last) < 0),
  );
  return missing.length === 0 ? listed : mergeHistory(listed, missing);
}
