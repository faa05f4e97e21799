import type { Doc } from '@quits/firestore';
import type { MonthSums, Sums } from '../expense/apply-balance-delta.ts';
import type { Group } from '../group/schema.ts';
import { type Month, monthOfTotals } from '../month/schema.ts';
import { combine } from './difference.ts';

type Amounts = Readonly<Record<string, number>>;

/** Returns the sums that a group and its months store. */
export function storedSums(group: Group, stored: readonly Pick<Doc<Month>, 'id' | 'data'>[]): Sums {
  const byMonth: Record<string, Record<string, MonthSums>> = {};
  for (const { id, data } of stored) {
    const month = (byMonth[monthOfTotals(id)] ??= {});
    for (const [currency, totals] of Object.entries(data.totals)) {
      month[currency] = addMonths(month[currency], totals);
    }
  }
  return { balances: group.balances, months: byMonth, count: group.expenseCount };
}

/** Adds up the totals of a month. */
export function addMonths(one: MonthSums | undefined, other: MonthSums | undefined): MonthSums {
  return {
    byCategory: addAmounts(one?.byCategory, other?.byCategory),
    byPerson: addAmounts(one?.byPerson, other?.byPerson),
    byPayer: addAmounts(one?.byPayer, other?.byPayer),
  };
}

/** Adds up amounts by key. */
export function addAmounts(one: Amounts = {}, other: Amounts = {}): Record<string, number> {
  return combine(one, other, (left = 0, right = 0) => left + right);
}

/** Returns whether sums are empty. */
export function areNothing({ balances, months: byMonth, count }: Sums): boolean {
  return count === 0 && Object.keys(balances).length === 0 && Object.keys(byMonth).length === 0;
}
