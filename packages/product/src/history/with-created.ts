import type { Doc } from '@quits/firestore';
import { mergeHistory, newestFirst } from './merge-history.ts';
import type { Expense } from '../expense/schema.ts';

/**
 * Inserts expenses that are being created into a sorted list; skips those after the end of an
 * incomplete list, which its next page will contain.
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
