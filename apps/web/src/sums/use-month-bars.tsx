import { useFormatter } from '@quits/i18n/react';
import type { Part } from '@quits/product/insights/sum-months.ts';
import type { ChartBar } from '@quits/ui';
import { Amount } from '../money/amount.tsx';

/** Number of months from which on only years fit under the bars. */
const DENSE = 24;
/** Number of years that fit under the bars of a phone. */
const MOST_YEARS = 8;
const YEAR = { useGrouping: false } as const;
/** Number of last bars whose label would extend beyond the chart. */
const EDGE = 4;

/**
 * Returns a function that turns months, oldest first, into bars: only the first month and each January show the year, and of
 * more than two years nothing else does.
 */
export function useMonthBars(currency: string): (months: readonly Part[]) => readonly ChartBar[] {
  const { month, number } = useFormatter();
  return (months) => {
    const isJanuary = (index: number) => months[index]?.id.endsWith('-01') === true;
    const nameAt = (index: number) => (index === 0 || isJanuary(index) ? 'short' : 'name');
    const step = Math.ceil(months.length / 12 / MOST_YEARS);
    const yearAt = (index: number) => {
      const year = months[index]?.id.slice(0, 4) ?? '';
      const isShown = isJanuary(index) && Number(year) % step === 0;
      return isShown && index < months.length - EDGE ? number(Number(year), YEAR) : '';
    };
    return months.map(({ id, spent }, index) => ({
      id,
      label: month(id),
      short: months.length > DENSE ? yearAt(index) : month(id, nameAt(index)),
      value: spent,
      formatted: <Amount minor={spent} currency={currency} sign="auto" />,
    }));
  };
}
