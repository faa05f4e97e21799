import type { Decimal } from '@quits/ledger';
import { findRate } from '@quits/product/expense/find-rate.ts';
import { useRecentExpenses } from './use-recent-expenses.ts';

/** A rate that an expense of the group was converted by. */
export interface LastRate {
  readonly rate: Decimal;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/** Returns a function that finds the last rate between two currencies in the open group. */
export function useFindRate(): (from: string, to: string) => LastRate | undefined {
  const recent = useRecentExpenses();
  return (from, to) =>
    findRate(
      recent.map(({ data }) => data),
      { from, to },
    );
}

/** Returns the last rate between two currencies in the open group. */
export function useLastRate(
  currency: string | undefined,
  groupCurrency: string,
): LastRate | undefined {
  const find = useFindRate();
  return currency === undefined ? undefined : find(currency, groupCurrency);
}
