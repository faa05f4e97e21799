import { RunningSums } from '../balance/running-sums.ts';
import type { Expense, PersonId } from '../model/expense.ts';

/** Fields of an entry that statistics depend on. */
export type StatisticsEntry = Pick<
  Expense,
  'kind' | 'currency' | 'amount' | 'payers' | 'shares' | 'date' | 'category'
>;

/**
 * Spending in one currency over some months, in minor units. Income reduces it; payments don't
 * count.
 */
export interface Totals {
  readonly spent: number;
  readonly byCategory: Readonly<Record<string, number>>;
  /** Shares by person. */
  readonly byPerson: Readonly<Record<PersonId, number>>;
  /** Payments by person. */
  readonly byPayer: Readonly<Record<PersonId, number>>;
}

/** Category of entries without one. */
export const UNCATEGORIZED = 'none';

interface Cell {
  readonly byCategory: RunningSums;
  readonly byPerson: RunningSums;
  readonly byPayer: RunningSums;
}

/** The month of a date, `YYYY-MM`. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** Running totals by month, category and person. */
export class Statistics {
  readonly #cells = new Map<string, Map<string, Cell>>();

  /** Adds an entry. */
  apply(entry: StatisticsEntry): void {
    this.#move(entry, 1);
  }

  /** Removes an entry. */
  remove(entry: StatisticsEntry): void {
    this.#move(entry, -1);
  }

  /** Replaces an entry with its edited version. */
  replace(before: StatisticsEntry, after: StatisticsEntry): void {
    this.#move(before, -1);
    this.#move(after, 1);
  }

  /** Adds precomputed totals of a month, such as a group's stored ones. */
  add(month: string, currency: string, totals: Omit<Totals, 'spent'>): void {
    const cell = this.#cell(month, currency);
    cell.byCategory.add(totals.byCategory, 1);
    cell.byPerson.add(totals.byPerson, 1);
    cell.byPayer.add(totals.byPayer, 1);
  }

  /** Months with entries, earliest first. */
  months(): string[] {
    return [...this.#cells.keys()].sort();
  }

  /**
   * Returns the totals of one currency over a range of months, inclusive; all months by default.
   * | @throws RangeError if a total exceeds 2^53.
   */
  totals(currency: string, range: { readonly from?: string; readonly to?: string } = {}): Totals {
    const { from = '', to = '9999-12' } = range;
    const cells = this.months()
      .filter((month) => month >= from && month <= to)
      .flatMap((month) => this.#cells.get(month)?.get(currency) ?? []);
    const byCategory = sum(cells.map((cell) => cell.byCategory));
    const spent = Object.values(byCategory).reduce((all, one) => all + one, 0);
    return {
      spent: checked(spent),
      byCategory,
      byPerson: sum(cells.map((cell) => cell.byPerson)),
      byPayer: sum(cells.map((cell) => cell.byPayer)),
    };
  }

  #move(entry: StatisticsEntry, direction: 1 | -1): void {
    const { kind, currency, amount, payers, shares, date, category = UNCATEGORIZED } = entry;
    if (kind === 'payment') return;
    const sign = kind === 'income' ? (-direction as 1 | -1) : direction;
    const cell = this.#cell(monthOf(date), currency);
    cell.byCategory.add({ [category]: amount }, sign);
    cell.byPerson.add(shares, sign);
    cell.byPayer.add(payers, sign);
  }

  #cell(month: string, currency: string): Cell {
    const row = this.#cells.get(month) ?? new Map<string, Cell>();
    this.#cells.set(month, row);
    const cell = row.get(currency) ?? {
      byCategory: new RunningSums(),
      byPerson: new RunningSums(),
      byPayer: new RunningSums(),
    };
    row.set(currency, cell);
    return cell;
  }
}

/** Returns the totals of one currency over a range of days, inclusive. */
export function totalsBetween(
  entries: Iterable<StatisticsEntry>,
  range: { readonly currency: string; readonly from: string; readonly to: string },
): Totals {
  const statistics = new Statistics();
  for (const entry of entries) {
    if (entry.date >= range.from && entry.date <= range.to) statistics.apply(entry);
  }
  return statistics.totals(range.currency);
}

function sum(all: readonly RunningSums[]): Record<string, number> {
  const sums = new Map<string, bigint>();
  for (const one of all) {
    for (const [key, amount] of one.nonZero()) sums.set(key, (sums.get(key) ?? 0n) + amount);
  }
  const entries = [...sums].filter(([, amount]) => amount !== 0n);
  return Object.fromEntries(entries.map(([key, amount]) => [key, checked(Number(amount))]));
}

function checked(total: number): number {
  if (!Number.isSafeInteger(total)) throw new RangeError('total beyond 2^53 minor units');
  return total;
}
