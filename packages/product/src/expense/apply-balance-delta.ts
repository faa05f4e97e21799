import { increment, serverTimestamp, type WriteBatch } from '@quits/firestore';
import { balanceIncrements, type Increments, monthIncrements } from '@quits/ledger';
import { groups } from '../group/collections.ts';
import { months } from '../month/collections.ts';
import { toLedgerEntry, type LedgerExpense } from './to-ledger-entry.ts';

/** Change of one expense: omit `before` for a new one, `after` for a deleted one. */
export interface ExpenseChange {
  readonly expenseId: string;
  readonly before?: LedgerExpense;
  readonly after?: LedgerExpense;
}

/** Group and revision of a commit that changes sums. */
export interface SumsCommit {
  readonly groupId: string;
  /** The commit's revision; also the id of its entry in the history. */
  readonly rev: string;
}

/** Changes of a month's totals: by kind of total, then by category or person. */
export type MonthSums = Readonly<
  Record<'byCategory' | 'byPerson' | 'byPayer', Readonly<Record<string, number>>>
>;

/** Changes of a group's stored sums. */
export interface Sums {
  /** Minor units by currency and person. */
  readonly balances: Increments;
  /** Minor units by month and currency. */
  readonly months: Readonly<Record<string, Readonly<Record<string, MonthSums>>>>;
  /** Expenses more, or less. */
  readonly count: number;
}

/**
 * Adds an expense's effect on the stored sums to a write: balances, count and monthly totals, all
 * as increments, so that they stay exact under concurrent writes.
 */
export function applyBalanceDelta(
  batch: WriteBatch,
  { groupId, rev, ...change }: ExpenseChange & SumsCommit,
): void {
  writeDelta(batch, { groupId, rev, of: change.expenseId }, deltaOf([change]));
}

/** The same for several expenses that one commit of an owner's changes. */
export function moveAllSums(
  batch: WriteBatch,
  commit: SumsCommit,
  changes: readonly ExpenseChange[],
): void {
  writeDelta(batch, { ...commit, of: SEVERAL }, deltaOf(changes));
}

/** Value of `last.of` in a commit that counts several expenses. */
export const SEVERAL = '*';

/** Value of `last.of` in a commit that stores a recount. */
export const RECOUNT = '=';

/** Adds sums to a group's stored ones, and records the expense that caused them. */
function writeDelta(
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

/** Returns the id of a month's totals in one currency: shares, or payments if `isPaid`. */
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

/** Leaves out empty maps: merging one would clear the stored map. */
function incremented(kind: keyof MonthSums, amounts: Readonly<Record<string, number>>) {
  return Object.keys(amounts).length === 0 ? {} : { [kind]: mapValues(amounts, increment) };
}

/** Sums up changes. */
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
