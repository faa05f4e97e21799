import { increment, serverTimestamp, type WriteBatch } from '@quits/firestore';
import { balanceIncrements, type Increments, monthIncrements } from '@quits/ledger';
import { groups, months } from '../collections.ts';
import { countedEntry } from '../counted-entry.ts';
import type { NewExpense } from './new-expense.ts';

/** What changes about one expense: leave `before` out for a new one, `after` for a deleted one. */
export interface ExpenseChange {
  readonly expenseId: string;
  readonly before?: NewExpense;
  readonly after?: NewExpense;
}

/** What a month gains or loses, by what is counted and then by category or person. */
export type MonthSums = Readonly<
  Record<'byCategory' | 'byPerson' | 'byPayer', Readonly<Record<string, number>>>
>;

/** What changes of expenses add to what is stored of a group. */
export interface Sums {
  /** Minor units by currency and person. */
  readonly balances: Increments;
  /** Minor units by month and currency. */
  readonly months: Readonly<Record<string, Readonly<Record<string, MonthSums>>>>;
  /** Expenses more, or less. */
  readonly count: number;
}

/**
 * Adds what a change of an expense moves to a write: the group's balances and count, and the months'
 * totals, all as increments, so that they stay exact whoever else writes meanwhile.
 */
export function moveSums(
  batch: WriteBatch,
  { groupId, ...change }: ExpenseChange & { readonly groupId: string },
): void {
  moveAllSums(batch, groupId, [change]);
}

/** The same for several expenses that one commit changes. */
export function moveAllSums(
  batch: WriteBatch,
  groupId: string,
  changes: readonly ExpenseChange[],
): void {
  const last = changes.at(-1);
  if (last === undefined) return;
  addSums(batch, groupId, sumsOf(changes), { lastExpenseId: last.expenseId });
}

/** Adds sums to what is stored of a group; the rules want to see a reason in `fields`. */
export function addSums(
  batch: WriteBatch,
  groupId: string,
  sums: Sums,
  fields: Readonly<Record<string, unknown>>,
): void {
  batch.update(groups, {}, groupId, {
    ...dotted('balances', sums.balances),
    ...(sums.count === 0 ? {} : { expenseCount: increment(sums.count) }),
    lastActivityAt: serverTimestamp(),
    ...fields,
  });
  for (const [month, byCurrency] of Object.entries(sums.months)) {
    batch.merge(months, { groupId }, month, {
      totals: mapValues(byCurrency, ({ byCategory, byPerson, byPayer }) => ({
        ...incremented('byCategory', byCategory),
        ...incremented('byPerson', byPerson),
        ...incremented('byPayer', byPayer),
      })),
    });
  }
}

/** Merging an empty map would empty the stored one, so what nothing changes about is left out. */
function incremented(kind: keyof MonthSums, amounts: Readonly<Record<string, number>>) {
  return Object.keys(amounts).length === 0 ? {} : { [kind]: mapValues(amounts, increment) };
}

/** What changes add up to. */
export function sumsOf(changes: Iterable<ExpenseChange>): Sums {
  const balances: Record<string, Record<string, number>> = {};
  const byMonth: Record<
    string,
    Record<string, Record<keyof MonthSums, Record<string, number>>>
  > = {};
  let count = 0;
  for (const { expenseId, before, after } of changes) {
    count += (after === undefined ? 0 : 1) - (before === undefined ? 0 : 1);
    const entries = {
      ...(before === undefined ? {} : { before: countedEntry(expenseId, before) }),
      ...(after === undefined ? {} : { after: countedEntry(expenseId, after) }),
    };
    for (const [currency, byPerson] of Object.entries(balanceIncrements(entries))) {
      addTo((balances[currency] ??= {}), byPerson);
    }
    for (const [month, byCurrency] of Object.entries(monthIncrements(entries))) {
      for (const [currency, totals] of Object.entries(byCurrency)) {
        const sums = ((byMonth[month] ??= {})[currency] ??= emptyMonth());
        addTo(sums.byCategory, totals.byCategory);
        addTo(sums.byPerson, totals.byPerson);
        addTo(sums.byPayer, totals.byPayer);
      }
    }
  }
  return { balances, months: byMonth, count };
}

function emptyMonth(): Record<keyof MonthSums, Record<string, number>> {
  return { byCategory: {}, byPerson: {}, byPayer: {} };
}

function addTo(sums: Record<string, number>, more: Readonly<Record<string, number>>): void {
  for (const [key, minor] of Object.entries(more)) sums[key] = (sums[key] ?? 0) + minor;
}

function mapValues<Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function dotted(field: string, byCurrency: Increments) {
  return Object.fromEntries(
    Object.entries(byCurrency).flatMap(([currency, byPerson]) =>
      Object.entries(byPerson).map(([personId, minor]) => [
        `${field}.${currency}.${personId}`,
        increment(minor),
      ]),
    ),
  );
}
