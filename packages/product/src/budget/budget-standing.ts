import type { Doc } from '@quits/firestore';
import { type Month, monthOfTotals } from '../month/schema.ts';
import type { Budget } from './schema.ts';

/** A category's budget and spending in one month, in minor units. */
export interface BudgetStanding {
  readonly category: string;
  readonly currency: string;
  readonly amount: number;
  /** Less income; can be negative. */
  readonly spent: number;
  /** Negative if the budget is exceeded. */
  readonly left: number;
}

/** Returns how much of each budget is spent in a month, `YYYY-MM`; those with the smallest share left first. */
export function budgetStandings(
  budgets: readonly Doc<Budget>[],
  months: readonly Doc<Month>[],
  month: string,
): readonly BudgetStanding[] {
  const totals = months.filter(({ id }) => monthOfTotals(id) === month);
  return budgets
    .map(({ id: category, data: { amount, currency } }) => {
      const spent = totals.reduce(
        (sum, { data }) => sum + spentOn(data.totals[currency]?.byCategory, category),
        0,
      );
      return { category, currency, amount, spent, left: amount - spent };
    })
    .sort((a, b) => a.left / a.amount - b.left / b.amount || (a.category < b.category ? -1 : 1));
}

function spentOn(byCategory: Readonly<Record<string, number>> | undefined, id: string): number {
  return byCategory !== undefined && Object.hasOwn(byCategory, id) ? (byCategory[id] ?? 0) : 0;
}
