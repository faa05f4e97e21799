import type { Doc } from '@quits/firestore';
import { addMonths, monthOf } from '@quits/ledger';
import { type Month, monthOfTotals } from '../month/schema.ts';

/** Spending of one category or person, in minor units. */
export interface Part {
  readonly id: string;
  readonly spent: number;
}

/** Spending of one month, `YYYY-MM`. */
export interface MonthSum extends Part {
  /** Sorted by amount, descending; leaves out amounts that aren't positive. */
  readonly categories: readonly Part[];
}

/** Spending over some months in one currency, in minor units. */
export interface MonthSums {
  readonly spent: number;
  /** Oldest first, without a gap. */
  readonly months: readonly MonthSum[];
  /** Sorted by amount, descending; leaves out amounts that aren't positive. */
  readonly categories: readonly Part[];
  /** Shares by person. */
  readonly people: readonly Part[];
  /** Payments by person. */
  readonly payers: readonly Part[];
}

/** Sums up months in any order. */
export function sumMonths(months: readonly Doc<Month>[], currency: string): MonthSums {
  const totals = months.map(({ id, data }) => ({
    id: monthOfTotals(id),
    of: data.totals[currency],
  }));
  const byMonth = new Map<string, number>();
  for (const { id, of } of totals) {
    byMonth.set(id, (byMonth.get(id) ?? 0) + total(of?.byPerson));
  }
  const known = [...byMonth].filter(([, spent]) => spent !== 0).map(([id]) => id);
  return {
    spent: [...byMonth.values()].reduce((sum, spent) => sum + spent, 0),
    months: monthsBetween(known).map((id) => ({
      id,
      spent: byMonth.get(id) ?? 0,
      categories: addUp(
        totals.flatMap(({ id: month, of }) => (month === id ? [of?.byCategory] : [])),
      ),
    })),
    categories: addUp(totals.map(({ of }) => of?.byCategory)),
    people: addUp(totals.map(({ of }) => of?.byPerson)),
    payers: addUp(totals.map(({ of }) => of?.byPayer)),
  };
}

/** Returns the currencies with spending, the group's own first. */
export function currenciesOf(months: readonly Doc<Month>[], own: string): readonly string[] {
  const found = months.flatMap(({ data }) =>
    Object.entries(data.totals)
      .filter(([, { byPerson }]) => Object.values(byPerson).some((minor) => minor !== 0))
      .map(([currency]) => currency),
  );
  return [...new Set(found)].sort(
    (a, b) => Number(b === own) - Number(a === own) || (a < b ? -1 : 1),
  );
}

type Amounts = Readonly<Record<string, number>> | undefined;

function total(amounts: Amounts): number {
  return Object.values(amounts ?? {}).reduce((sum, minor) => sum + minor, 0);
}

function addUp(amounts: readonly Amounts[]): readonly Part[] {
  const sums = new Map<string, number>();
  for (const one of amounts) {
    for (const [id, minor] of Object.entries(one ?? {})) sums.set(id, (sums.get(id) ?? 0) + minor);
  }
  return [...sums]
    .map(([id, spent]) => ({ id, spent }))
    .filter(({ spent }) => spent > 0)
    .sort((a, b) => b.spent - a.spent);
}

/** Maximum number of months in a chart, so that a typo in a date doesn't add a thousand bars. */
const MOST_MONTHS = 240;

function monthsBetween(known: readonly string[]): readonly string[] {
  const sorted = known.toSorted();
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return [];
  const all: string[] = [];
  for (let month = first; all.length < MOST_MONTHS; month = monthOf(addMonths(`${month}-01`, 1))) {
    all.push(month);
    if (month === last) return all;
  }
  return sorted;
}
