import type { Decimal } from '@quits/ledger';
import { useRecentExpenses } from './use-recent-expenses.ts';

/** A rate that an expense of the group was converted by. */
export interface LastRate {
  readonly rate: Decimal;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/** Returns the last rate between two currencies in the open group. */
export function useLastRate(
  currency: string | undefined,
  groupCurrency: string,
): LastRate | undefined {
  const found = useRecentExpenses().find(
    ({ data }) => data.currency === currency && data.groupCurrency === groupCurrency,
  );
  const rate = found?.data.rate;
  return found === undefined || rate === undefined
    ? undefined
    : { rate, date: found.data.rateDate ?? found.data.date };
}
