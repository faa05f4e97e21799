import { useFormatter, useT } from '@quits/i18n/react';
import { BarChart, DonutChart } from '@quits/ui';
import { useCategories } from '../../categories/use-categories.ts';
import { useHue } from '../../group-context/use-hue.ts';
import { useNameOf } from '../../group-context/use-name-of.ts';
import { Amount } from '../../money/amount.tsx';
import { partsOfWhole } from '@quits/product/insights/parts-of-whole.ts';
import type { MonthSums, Part } from '@quits/product/insights/sum-months.ts';

/** Props of {@link SpendingCharts}. */
export interface SpendingChartsProps {
  readonly sums: MonthSums;
  readonly currency: string;
}

/** Spending by month, category, share and payer; renders nothing without spending. */
export function SpendingCharts({ sums, currency }: SpendingChartsProps) {
  const t = useT();
  const { month, percent } = useFormatter();
  const hueOf = useHue();
  const nameOf = useNameOf();
  const { categoryOf } = useCategories();
  if (sums.months.length === 0) return null;
  const labels = (label: string) => ({
    showTable: t('balances:showTable'),
    showChart: t('balances:showChart'),
    label,
    value: t('balances:total'),
  });
  const amount = (minor: number) => <Amount minor={minor} currency={currency} sign="auto" />;
  const slices = (parts: readonly Part[], look: (id: string, index: number) => Look) => {
    const thousandths = partsOfWhole(parts.map(({ spent }) => spent));
    return parts.map(({ id, spent }, index) => ({
      id,
      ...look(id, index),
      value: spent,
      part: percent((thousandths[index] ?? 0) / 1_000, 1),
      formatted: amount(spent),
    }));
  };
  const person = (id: string): Look => ({ label: nameOf(id), hue: hueOf(id) });
  return (
    <>
      <BarChart
        title={t('balances:byMonth')}
        labels={labels(t('balances:byMonth'))}
        items={sums.months.map(({ id, spent }) => ({
          id,
          label: month(id),
          short: month(id, 'short'),
          value: spent,
          formatted: amount(spent),
        }))}
      />
      <DonutChart
        title={t('balances:byCategory')}
        labels={labels(t('balances:byCategory'))}
        center={<Amount minor={sums.spent} currency={currency} size="title" sign="auto" />}
        items={slices(sums.categories, (id, index) => {
          const { emoji, name } = categoryOf(id);
          return { label: `${emoji} ${name}`, hue: index };
        })}
      />
      <DonutChart
        title={t('balances:byPerson')}
        labels={labels(t('balances:byPerson'))}
        items={slices(sums.people, person)}
      />
      <DonutChart
        title={t('expenses:whoPaid')}
        labels={labels(t('expenses:whoPaid'))}
        items={slices(sums.payers, person)}
      />
    </>
  );
}

interface Look {
  readonly label: string;
  readonly hue: number;
}
