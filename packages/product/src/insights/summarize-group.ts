import type { Doc } from '@quits/firestore';
import { summarizeTrip, type TripSummary } from '@quits/ledger';
import type { Expense } from '../expense/schema.ts';
import { hasTag } from '../expense/tags.ts';
import { toLedgerEntry } from '../expense/to-ledger-entry.ts';

/** Part of a group to summarize. */
export interface SummaryRequest {
  /** Preferred currency. */
  readonly currency: string;
  /** First month, `YYYY-MM`. @default the first one */
  readonly since: string | undefined;
  /** @default all expenses */
  readonly tag: string | undefined;
}

/** A summary, and the currency of its amounts. */
export interface GroupSummary extends TripSummary {
  readonly currency: string;
}

/**
 * Summarizes a group's expenses, or those with a tag; undefined if there are none. Amounts count as in balances. If nothing was spent in
 * the preferred currency, as on a trip abroad without rates, the currency of most expenses is used.
 */
export function summarizeGroup(
  expenses: readonly Doc<Expense>[],
  { currency, since, tag }: SummaryRequest,
): GroupSummary | undefined {
  const entries = expenses.flatMap(({ id, data }) => {
    if (data.kind === 'payment' || data.deletedAt !== undefined) return [];
    if (since !== undefined && data.date < since) return [];
    if (tag !== undefined && !hasTag(data, tag)) return [];
    return [{ ...toLedgerEntry(id, data), title: data.title }];
  });
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(entry.currency, (counts.get(entry.currency) ?? 0) + 1);
  const [most] = [...counts].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  const used = counts.has(currency) ? currency : (most?.[0] ?? currency);
  const summary = summarizeTrip(entries, { currency: used });
  return summary === undefined ? undefined : { ...summary, currency: used };
}
