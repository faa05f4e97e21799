import { type CalendarDate, daysBetween } from '../date/calendar-date.ts';
import type { PersonId } from '../model/expense.ts';
import { Statistics, type StatisticsEntry } from './statistics.ts';

/** An entry to summarize, in the currency in which it counts. */
export interface SummaryEntry extends StatisticsEntry {
  readonly title: string;
}

/** Options of {@link summarizeTrip}. */
export interface TripSummaryOptions {
  /** Currency of all amounts but `others`. */
  readonly currency: string;
  /** Most bars of `bars`. @default 31 */
  readonly maxBars?: number;
}

/** Figures of a trip, or of any other set of entries; payments between people don't count. */
export interface TripSummary {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  /** From the first day to the last one, both included. */
  readonly days: number;
  /** Number of expenses in any currency, income aside. */
  readonly expenses: number;
  /** Spending less income, in minor units. */
  readonly spent: number;
  /** Spending in other currencies, the currencies in order. */
  readonly others: readonly { readonly currency: string; readonly spent: number }[];
  /** The largest expense in the currency; undefined if there is none. */
  readonly largest: { readonly title: string; readonly amount: number } | undefined;
  /** Everyone who paid or has a share in the currency; the largest share first. */
  readonly people: readonly {
    readonly id: PersonId;
    readonly paid: number;
    readonly owed: number;
  }[];
  readonly bars: SummaryBars;
}

/** Spending over time. */
export interface SummaryBars {
  /** Days that each bar covers; the last bar may cover fewer. */
  readonly daysEach: number;
  /** Spending less income of each bar, in minor units. */
  readonly spent: readonly number[];
}

/** Summarizes entries; undefined if none is an expense or income. The order of the entries doesn't matter. */
export function summarizeTrip(
  entries: Iterable<SummaryEntry>,
  { currency, maxBars = 31 }: TripSummaryOptions,
): TripSummary | undefined {
  const counted = [...entries].filter(({ kind }) => kind !== 'payment');
  const dates = counted.map(({ date }) => date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const own = counted.filter((entry) => entry.currency === currency);
  const { spent, byPerson, byPayer } = totalsOf(counted, currency);
  const days = daysBetween(first, last) + 1;
  const ids = new Set([...Object.keys(byPerson), ...Object.keys(byPayer)]);
  return {
    first,
    last,
    days,
    expenses: counted.filter(({ kind }) => kind === 'expense').length,
    spent,
    others: [...new Set(counted.map((entry) => entry.currency))]
      .filter((code) => code !== currency)
      .toSorted()
      .map((code) => ({ currency: code, spent: totalsOf(counted, code).spent })),
    largest: largestOf(own),
    people: [...ids]
      .map((id) => ({ id, paid: byPayer[id] ?? 0, owed: byPerson[id] ?? 0 }))
      .toSorted((a, b) => b.owed - a.owed || b.paid - a.paid || (a.id < b.id ? -1 : 1)),
    bars: barsOf(own, { first, currency, days, maxBars }),
  };
}

function totalsOf(entries: readonly SummaryEntry[], currency: string) {
  const statistics = new Statistics();
  for (const entry of entries) if (entry.currency === currency) statistics.apply(entry);
  return statistics.totals(currency);
}

function largestOf(entries: readonly SummaryEntry[]): TripSummary['largest'] {
  const [found] = entries
    .filter(({ kind }) => kind === 'expense')
    .toSorted((a, b) => b.amount - a.amount || (a.title < b.title ? -1 : 1));
  return found === undefined ? undefined : { title: found.title, amount: found.amount };
}

interface BarsOptions {
  readonly first: CalendarDate;
  readonly currency: string;
  readonly days: number;
  readonly maxBars: number;
}

function barsOf(
  entries: readonly SummaryEntry[],
  { first, currency, days, maxBars }: BarsOptions,
): SummaryBars {
  const daysEach = Math.ceil(days / Math.max(1, maxBars));
  const bars = Array.from({ length: Math.ceil(days / daysEach) }, () => [] as SummaryEntry[]);
  for (const entry of entries) {
    bars[Math.floor(daysBetween(first, entry.date) / daysEach)]?.push(entry);
  }
  return { daysEach, spent: bars.map((bar) => totalsOf(bar, currency).spent) };
}
