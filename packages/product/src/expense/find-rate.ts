import { type Decimal, invertRate } from '@quits/ledger';
import type { Conversion, NewExpense } from './new-expense.ts';

/** A rate and the day that it is of. */
export interface FoundRate {
  readonly rate: Decimal;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/**
 * Returns the rate of the first expense that was converted between two currencies, or the inverse of one that was converted
 * the other way.
 */
export function findRate(
  expenses: readonly (Conversion & Pick<NewExpense, 'currency' | 'date'>)[],
  { from, to }: { readonly from: string; readonly to: string },
): FoundRate | undefined {
  for (const { currency, groupCurrency, rate, rateDate, date } of expenses) {
    if (rate === undefined) continue;
    const day = rateDate ?? date;
    if (currency === from && groupCurrency === to) return { rate, date: day };
    if (currency !== to || groupCurrency !== from) continue;
    const inverse = invertRate(rate);
    if (inverse.ok) return { rate: inverse.value, date: day };
  }
  return undefined;
}
