import { useLiveQuery } from '@quits/firestore/react';
import { useErrorText, useFormat, useT } from '@quits/i18n/react';
import { addMonths, monthOf } from '@quits/ledger';
import { Banner, BarChart, DonutChart, EmptyState, Skeleton } from '@quits/ui';
import { useState } from 'react';
import { months } from '../../data/collections.ts';
import { localDate } from '../../data/local-date.ts';
import { useGroup } from '../../group-context/group-context.tsx';
import { useHue } from '../../group-context/use-hue.ts';
import { Amount } from '../../money/amount.tsx';
import { useTitle } from '../../routing/use-title.ts';
import { sumMonths } from './sum-months.ts';
import styles from './insights-screen.module.css';

const SHOWN_MONTHS = 12;

/** Where the money went: by month, by category, by person; every chart can be read as a table. */
export function InsightsScreen() {
  const hueOf = useHue();
  const t = useT();
  const errorText = useErrorText();
  const { month, percent } = useFormat();
  const group = useGroup();
  const { currency, people } = group.data;
  const [since] = useState(() => monthOf(addMonths(localDate(new Date()), 1 - SHOWN_MONTHS)));
  const state = useLiveQuery(months, { groupId: group.id }, (query) => query.whereId('>=', since));
  useTitle(t('balances:insights'));

  if (state.status === 'failed') return <Banner tone="danger">{errorText(state.error)}</Banner>;
  if (state.status !== 'ready') {
    return <Skeleton shape="block" label={t('common:loading')} />;
  }
  const sums = sumMonths(state.data, currency);
  if (sums.spent === 0) return <EmptyState title={t('balances:noData')} />;
  const labels = (label: string) => ({
    showTable: t('balances:showTable'),
    showChart: t('balances:showChart'),
    label,
    value: t('balances:total'),
  });
  return (
    <div className={styles['root']}>
      <BarChart
        title={t('balances:byMonth')}
        labels={labels(t('balances:byMonth'))}
        items={sums.months.map(({ id, spent }) => ({
          id,
          label: month(id),
          short: month(id, 'short'),
          value: spent,
          formatted: <Amount minor={spent} currency={currency} />,
        }))}
      />
      <DonutChart
        title={t('balances:byPerson')}
        labels={labels(t('balances:byPerson'))}
        centre={<Amount minor={sums.spent} currency={currency} size="title" />}
        items={sums.people.map(({ id, spent }) => ({
          id,
          label: people[id]?.name ?? t('common:someone'),
          hue: hueOf(id),
          value: spent,
          part: percent(spent / sums.spent),
          formatted: <Amount minor={spent} currency={currency} />,
        }))}
      />
    </div>
  );
}
