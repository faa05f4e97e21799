import { Statistics, type StatisticsEntry, monthOf, type Totals } from './statistics.ts';

/** Totals to add, by month and currency. */
export type MonthIncrements = Record<string, Record<string, Totals>>;

/**
 * Returns the changes that one entry makes to stored monthly totals: omit `before` for a new entry,
 * `after` for a deleted one. Unchanged values are left out.
 */
export function monthIncrements(change: {
  before?: StatisticsEntry;
  after?: StatisticsEntry;
}): MonthIncrements {
  const statistics = new Statistics();
  if (change.before !== undefined) statistics.remove(change.before);
  if (change.after !== undefined) statistics.apply(change.after);
  const increments: MonthIncrements = {};
  for (const entry of [change.before, change.after]) {
    if (entry === undefined) continue;
    const month = monthOf(entry.date);
    const totals = statistics.totals(entry.currency, { from: month, to: month });
    const { byCategory, byPerson, byPayer } = totals;
    if ([byCategory, byPerson, byPayer].every((one) => Object.keys(one).length === 0)) continue;
    increments[month] = { ...increments[month], [entry.currency]: totals };
  }
  return increments;
}
