import { useT } from '@quits/i18n/react';
import { categoryHues } from '@quits/product/category/category-hues.ts';
import { stackMonths } from '@quits/product/insights/stack-months.ts';
import type { MonthSums } from '@quits/product/insights/sum-months.ts';
import type { RenderProp, StackedBar, StackPart } from '@quits/ui';
import { useCategories } from '../../categories/use-categories.ts';
import { Amount } from '../../money/amount.tsx';
import { useMonthBars } from '../../sums/use-month-bars.tsx';

/** A month's bar. */
export interface MonthBar extends StackedBar {
  /** Total in minor units. */
  readonly value: number;
}

/**
 * Returns a function that turns months into bars of their largest categories; `linkOf` leads to the expenses of a month,
 * `YYYY-MM`.
 */
export function useMonthStacks(
  currency: string,
): (sums: MonthSums, linkOf: (month: string) => RenderProp) => readonly MonthBar[] {
  const t = useT();
  const barsOf = useMonthBars(currency);
  const { categoryOf } = useCategories();
  const amount = (minor: number) => <Amount minor={minor} currency={currency} sign="auto" />;

  return (sums, linkOf) => {
    const { categories, months } = stackMonths(sums);
    const hues = categoryHues(categories.map(categoryOf));
    const bars = new Map(barsOf(sums.months).map((bar) => [bar.id, bar]));
    const parts = (month: (typeof months)[number]): readonly StackPart[] => [
      ...month.parts.map(({ id, spent }) => ({
        id,
        label: categoryOf(id).name,
        hue: hues.get(id) ?? 0,
        value: spent,
        formatted: amount(spent),
      })),
      ...(month.rest > 0
        ? [
            {
              id: 'rest of all',
              label: t('balances:otherCategories'),
              value: month.rest,
              formatted: amount(month.rest),
            },
          ]
        : []),
    ];
    return months.flatMap((month) => {
      const bar = bars.get(month.id);
      return bar === undefined ? [] : [{ ...bar, parts: parts(month), render: linkOf(month.id) }];
    });
  };
}
