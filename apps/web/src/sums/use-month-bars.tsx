import { useFormatter } from '@quits/i18n/react';
import type { Part } from '@quits/product/insights/sum-months.ts';
import type { ChartBar } from '@quits/ui';
import { Amount } from '../money/amount.tsx';

/** Returns a function that turns months, oldest first, into bars; only the first month and each January show the year. */
export function useMonthBars(currency: string): (months: readonly Part[]) => readonly ChartBar[] {
  const { month } = useFormatter();
  return (months) =>
    months.map(({ id, spent }, index) => ({
      id,
      label: month(id),
      short: month(id, index === 0 || id.endsWith('-01') ? 'short' : 'name'),
      value: spent,
      formatted: <Amount minor={spent} currency={currency} sign="auto" />,
    }));
}
