import type { NewExpense } from '../expense/new-expense.ts';
import { conversionOf } from '../expense/new-expense.ts';

/**
 * Fields that two versions can differ in; money is one field, because shares depend on the amount.
 */
export const MERGED_FIELDS = ['title', 'money', 'date', 'category', 'notes'] as const;

/** One of {@link MERGED_FIELDS}. */
export type MergedField = (typeof MERGED_FIELDS)[number];

/** Version of a field to use. */
export type Side = 'mine' | 'theirs';

/** An expense when editing started, and both later versions of it. */
export interface Versions {
  readonly base: NewExpense;
  readonly mine: NewExpense;
  readonly theirs: NewExpense;
}

/** Returns the fields in which the two versions differ, each with the default side. */
export function differences({ base, mine, theirs }: Versions): Partial<Record<MergedField, Side>> {
  const differing = MERGED_FIELDS.filter((field) => !isSame(field, mine, theirs));
  // Fields that only they changed default to theirs; the user decides about the others.
  return Object.fromEntries(
    differing.map((field) => [field, isSame(field, base, mine) ? 'theirs' : 'mine']),
  );
}

/** Merges two versions of an expense, field by field; receipts that either side added are kept. */
export function mergeVersions(
  { base, mine, theirs }: Versions,
  sides: Partial<Record<MergedField, Side>>,
): NewExpense {
  const from = (field: MergedField) => (sides[field] === 'mine' ? mine : theirs);
  const money = from('money');
  const { kind, amount, currency, payers, split, shares } = money;
  const removed = ids(base).filter((id) => !ids(mine).includes(id));
  const added = (mine.receipts ?? []).filter(
    ({ id }) => !ids(base).includes(id) && !ids(theirs).includes(id),
  );
  return {
    kind,
    title: from('title').title,
    amount,
    currency,
    ...conversionOf(money),
    date: from('date').date,
    category: from('category').category,
    payers,
    split,
    shares,
    notes: from('notes').notes ?? '',
    receipts: [...(theirs.receipts ?? []).filter(({ id }) => !removed.includes(id)), ...added],
  };
}

function ids({ receipts }: NewExpense): readonly string[] {
  return (receipts ?? []).map(({ id }) => id);
}

function isSame(field: MergedField, a: NewExpense, b: NewExpense): boolean {
  if (field === 'money') return JSON.stringify(moneyOf(a)) === JSON.stringify(moneyOf(b));
  return (a[field] ?? '') === (b[field] ?? '');
}

/** Returns the money fields in a canonical order. */
function moneyOf(expense: NewExpense) {
  const { kind, amount, currency, payers, shares, groupAmount } = expense;
  const sorted = (amounts: object) =>
    Object.entries(amounts).sort(([one], [other]) => one.localeCompare(other));
  return [kind, amount, currency, sorted(payers), sorted(shares), groupAmount ?? null];
}
