import type { Doc } from '@quits/firestore';
import { split } from '@quits/ledger';
import { conversionOf, type NewExpense, toDraft } from './new-expense.ts';
import type { Expense } from './schema.ts';

/** A later expense of a series and its new contents. */
export interface FollowingEdit {
  readonly expense: Doc<Expense>;
  readonly edited: NewExpense;
}

/** An edit of one expense of a series: as it was, and as it is now. */
export interface SeriesEdit {
  readonly base: NewExpense;
  readonly edited: NewExpense;
}

/**
 * Returns the edits of later expenses of a series that follow from editing one: they adopt its
 * changes, except in fields that were edited individually. Each keeps its date and its receipts.
 */
export function followingEdits(
  { base, edited }: SeriesEdit,
  series: readonly Doc<Expense>[],
): readonly FollowingEdit[] {
  return series
    .filter(({ data }) => data.deletedAt === undefined && data.date > base.date)
    .flatMap((expense) => {
      const after = takeOver({ base, edited }, expense);
      return after === undefined ? [] : [{ expense, edited: after }];
    });
}

function takeOver(
  { base, edited }: SeriesEdit,
  { id, data }: Doc<Expense>,
): NewExpense | undefined {
  const own = toDraft(data);
  let after = own;
  for (const field of ['title', 'category', 'notes'] as const) {
    if (isSame(base[field], edited[field]) || !isSame(own[field], base[field])) continue;
    after = { ...after, [field]: edited[field] ?? '' };
  }
  const typed = moneyOf(base);
  if (!isSame(moneyOf(edited), typed) && isSame(moneyOf(own), typed)) {
    const { kind, amount, currency, payers, split: how } = edited;
    // Spare minor units go round with the id.
    const shares = split({ expenseId: id, amount, split: how });
    const { title, date, category, notes, receipts } = after;
    after = {
      kind,
      title,
      amount,
      currency,
      date,
      category,
      payers,
      split: how,
      shares: shares.ok ? shares.value : edited.shares,
      ...(notes === undefined ? {} : { notes }),
      ...(receipts === undefined ? {} : { receipts }),
      ...conversionOf(edited),
    };
  }
  return after === own ? undefined : after;
}

/** Returns the money inputs of an expense; shares depend on its id. */
function moneyOf({ kind, amount, currency, payers, split: how, groupAmount }: NewExpense) {
  return { kind, amount, currency, payers, split: how, groupAmount };
}

function isSame(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other);
}

/** Serializes a value in a canonical order. */
function sorted(value: unknown): string {
  return JSON.stringify(value ?? '', (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
