import { useFormatter } from '@quits/i18n/react';
import type { Spent } from '@quits/product/expense-list/spent-by-currency.ts';
import { ListHeader } from '@quits/ui';

/** Props of {@link MonthHeader}. */
export interface MonthHeaderProps {
  /** `YYYY-MM`. */
  readonly month: string;
  /** Spending by currency; undefined until it has loaded. */
  readonly spent: readonly Spent[] | undefined;
}

/** A month of the list, and what was spent in it. */
export function MonthHeader({ month, spent = [] }: MonthHeaderProps) {
  const format = useFormatter();
  const total = spent.map((one) => format.money(one.spent, one.currency)).join(' + ');
  return <ListHeader title={format.month(month)} total={total} />;
}
