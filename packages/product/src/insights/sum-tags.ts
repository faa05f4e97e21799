import type { Doc } from '@quits/firestore';
import type { Expense } from '../expense/schema.ts';
import { tagsOf } from '../expense/tags.ts';
import { toLedgerEntry } from '../expense/to-ledger-entry.ts';

/** Spending with one tag. */
export interface TagSum {
  readonly key: string;
  /** As written in the newest expense that has it. */
  readonly label: string;
  /** Minor units, less income. */
  readonly spent: number;
}

/** Currency and first month, `YYYY-MM`, of sums by tag. */
export interface TagRange {
  readonly currency: string;
  /** @default the first one */
  readonly since: string | undefined;
}

/**
 * Sums the spending with each tag in one currency, the largest first; an expense counts once for each of its tags. Amounts count as in
 * balances: in the group's currency if a rate was known.
 */
export function sumTags(
  expenses: readonly Doc<Expense>[],
  { currency, since }: TagRange,
): readonly TagSum[] {
  const sums = new Map<string, { label: string; spent: number }>();
  for (const { id, data } of expenses) {
    if (data.kind === 'payment' || data.deletedAt !== undefined) continue;
    if (since !== undefined && data.date < since) continue;
    const tags = tagsOf(data);
    if (tags.length === 0) continue;
    const entry = toLedgerEntry(id, data);
    if (entry.currency !== currency) continue;
    const minor = data.kind === 'income' ? -entry.amount : entry.amount;
    for (const { key, label } of tags) {
      const sum = sums.get(key);
      if (sum === undefined) sums.set(key, { label, spent: minor });
      else sum.spent += minor;
    }
  }
  return [...sums]
    .map(([key, { label, spent }]) => ({ key, label, spent }))
    .filter(({ spent }) => spent > 0)
    .sort((a, b) => b.spent - a.spent || (a.key < b.key ? -1 : 1));
}

/** Returns the tags of expenses that aren't deleted, each as written in the newest one, sorted by name. */
export function knownTags(
  expenses: readonly Doc<Expense>[],
  compare: (a: string, b: string) => number,
): readonly string[] {
  const labels = new Map<string, string>();
  for (const { data } of expenses) {
    if (data.deletedAt !== undefined) continue;
    for (const { key, label } of tagsOf(data)) if (!labels.has(key)) labels.set(key, label);
  }
  return [...labels.values()].sort(compare);
}
