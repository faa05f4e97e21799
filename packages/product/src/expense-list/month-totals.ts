import type { Doc } from '@quits/firestore';
import { monthOf } from '@quits/ledger';
import { toLedgerEntry } from '../expense/to-ledger-entry.ts';
import type { Expense } from '../expense/schema.ts';
import { type Month, monthOfTotals } from '../month/schema.ts';
import type { Spent } from './spent-by-currency.ts';

/** Spending by month (`YYYY-MM`), the group's currency first; leaves out currencies without spending. */
export type MonthTotals = ReadonlyMap<string, readonly Spent[]>;

/** Returns the stored totals of months, which include expenses that aren't loaded. */
export function storedTotals(months: readonly Doc<Month>[], own: string): MonthTotals {
  const sums = new Sums();
  for (const { id, data } of months) {
    for (const [currency, { byPerson }] of Object.entries(data.totals)) {
      for (const minor of Object.values(byPerson)) sums.add(monthOfTotals(id), currency, minor);
    }
  }
  return sums.totals(own);
}

/**
 * Returns the first month (`YYYY-MM`) whose totals a list needs, newest first; undefined for an empty list. It begins a quarter,
 * or a year if the list goes further back, so that scrolling seldom asks for other totals.
 */
export function firstTotals(expenses: readonly Doc<Expense>[]): string | undefined {
  const [newest, oldest] = [expenses.at(0)?.data.date, expenses.at(-1)?.data.date];
  if (newest === undefined || oldest === undefined) return undefined;
  const [year = '', month = ''] = oldest.split('-');
  if (!newest.startsWith(year)) return `${year}-01`;
  const first = Math.floor((Number(month) - 1) / 3) * 3 + 1;
  return `${year}-${String(first).padStart(2, '0')}`;
}

/** Sums up listed expenses, less income, as balances count them; payments don't count. */
export function listedTotals(expenses: readonly Doc<Expense>[], own: string): MonthTotals {
  const sums = new Sums();
  for (const { id, data } of expenses) {
    if (data.kind === 'payment') continue;
    const { currency, amount } = toLedgerEntry(id, data);
    sums.add(monthOf(data.date), currency, data.kind === 'income' ? -amount : amount);
  }
  return sums.totals(own);
}

class Sums {
  readonly #months = new Map<string, Map<string, number>>();

  add(month: string, currency: string, minor: number): void {
    const sums = this.#months.get(month) ?? new Map<string, number>();
    sums.set(currency, (sums.get(currency) ?? 0) + minor);
    this.#months.set(month, sums);
  }

  totals(own: string): MonthTotals {
    return new Map(
      [...this.#months].map(([month, sums]) => [
        month,
        [...sums]
          .map(([currency, spent]) => ({ currency, spent }))
          .filter(({ spent }) => spent !== 0)
          .sort(
            (a, b) =>
              Number(b.currency === own) - Number(a.currency === own) ||
              (a.currency < b.currency ? -1 : 1),
          ),
      ]),
    );
  }
}
