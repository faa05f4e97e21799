import { increment, serverTimestamp, type WriteBatch } from '@quits/firestore';
import { balanceIncrements, type Increments, monthIncrements } from '@quits/ledger';
import { groups } from '../group/collections.ts';
import { months } from '../month/collections.ts';
import { toLedgerEntry, type LedgerExpense } from './to-ledger-entry.ts';

/** What changes about one expense: leave `before` out for a new one, `after` for a deleted one. */
export interface ExpenseChange {
  readonly expenseId: string;
  readonly before?: LedgerExpense;
  readonly after?: LedgerExpense;
}

/** Which commit moves the sums of which group. */
export interface SumsCommit {
  readonly groupId: string;
  /** The commit's revision; also the id of its entry in the history. */
  readonly rev: string;
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
export function applyBalanceDelta(
  batch: WriteBatch,
  { groupId, rev, ...change }: ExpenseChange & SumsCommit,
): void {
  addSums(batch, { groupId, rev, of: change.expenseId }, deltaOf([change]));
}

/** The same for several expenses that one commit of an owner's changes. */
export function moveAllSums(
  batch: WriteBatch,
  commit: SumsCommit,
  changes: readonly ExpenseChange[],
): void {
  addSums(batch, { ...commit, of: SEVERAL }, deltaOf(changes));
}

/** Stands for several expenses where a commit names the one that it counts. */
export const SEVERAL = '*';

/** Stands for a recount where a commit names the expense that it counts. */
export const RECOUNT = '=';

/** Adds sums to what is stored of a group, and names the expense that they are of. */
function addSums(
  batch: WriteBatch,
  { groupId, rev, of }: SumsCommit & { readonly of: string },
  sums: Sums,
): void {
  batch.update(groups, {}, groupId, {
    ...dotted('balances', sums.balances),
    ...(sums.count === 0 ? {} : { expenseCount: increment(sums.count) }),
    last: { rev, of, at: serverTimestamp() },
    lastActivityAt: serverTimestamp(),
  });
  for (const [month, byCurrency] of Object.entries(sums.months)) {
    for (const [currency, { byCategory, byPerson, byPayer }] of Object.entries(byCurrency)) {
      const spent = {
        ...incremented('byCategory', byCategory),
        ...incremented('byPerson', byPerson),
      };
      const paid = incremented('byPayer', byPayer);
      for (const [kind, totals] of Object.entries({ spent, paid } as const)) {
        if (Object.keys(totals).length === 0) continue;
        const id = monthId({ month, currency, isPaid: kind === 'paid' });
        batch.merge(months, { groupId }, id, { totals: { [currency]: totals }, of });
      }
    }
  }
}

/** Where the totals of a month and currency are: what was spent, and who paid. */
export function monthId({
  month,
  currency,
  isPaid,
}: {
  readonly month: string;
  readonly currency: string;
  readonly isPaid: boolean;
}): string {
  return `${month}-${currency}${isPaid ? '-paid' : ''}`;
}

/** Merging an empty map would empty the stored one, so what nothing changes about is left out. */
function incremented(kind: keyof MonthSums, amounts: Readonly<Record<string, number>>) {
  return Object.keys(amounts).length === 0 ? {} : { [kind]: mapValues(amounts, increment) };
}

/** What changes add up to. */
export function deltaOf(changes: Iterable<ExpenseChange>): Sums {
  const balances: Record<string, Record<string, number>> = {};
  const byMonth: Record<
    string,
    Record<string, Record<keyof MonthSums, Record<string, number>>>
  > = {};
  let count = 0;
  for (const { expenseId, before, after } of changes) {
    count += (after === undefined ? 0 : 1) - (before === undefined ? 0 : 1);
    const entries = {
      ...(before === undefined ? {} : { before: toLedgerEntry(expenseId, before) }),
      ...(after === undefined ? {} : { after: toLedgerEntry(expenseId, after) }),
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
