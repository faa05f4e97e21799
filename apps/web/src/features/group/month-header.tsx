import { useFormatter } from '@quits/i18n/react';
import type { Spent } from '@quits/product/expense-list/spent-by-currency.ts';
import { ListHeader } from '@quits/ui';
import { Fragment } from 'react';

/** Props of {@link MonthHeader}. */
export interface MonthHeaderProps {
  /** `YYYY-MM`. */
  readonly month: string;
  /** Spending by currency; undefined until it has loaded. */
  readonly spent: readonly Spent[] | undefined;
}

/** A month of the list, and what was spent in it. */
export function MonthHeader({ month, spent }: MonthHeaderProps) {
  const format = useFormatter();
  // Isolated, because text of the other direction would reorder the currencies.
  const total = spent?.map((one, index) => (
    <Fragment key={one.currency}>
      {index > 0 ? ' + ' : null}
      <bdi>{format.money(one.spent, one.currency)}</bdi>
    </Fragment>
  ));
  return (
    <ListHeader
      title={format.month(month)}
      total={total}
      data-coming={spent === undefined || undefined}
    />
  );
}
