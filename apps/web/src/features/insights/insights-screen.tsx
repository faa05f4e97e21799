import { onDemandPart } from '@quits/app-platform/prefetch/on-demand-part.tsx';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, EmptyState, SegmentedControl, Select, Skeleton } from '@quits/ui';
import { useDeferredValue, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router';
import { useHeldQuery } from '@quits/app-platform/screen/use-held.ts';
import { months } from '@quits/product/month/collections.ts';
import { localDate } from '@quits/product/values/local-date.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useTitle } from '../../routing/use-title.ts';
import { BalanceLine } from './balance-line.tsx';
import styles from './insights-screen.module.css';
import { firstMonth, RANGES, type Range, readRange } from '@quits/product/insights/range.ts';
import { SpendingCharts } from './spending-charts.tsx';
import { currenciesOf, sumMonths } from '@quits/product/insights/sum-months.ts';

const BudgetsCard = onDemandPart(async () => (await import('./budgets-card.tsx')).BudgetsCard);
const SummaryCard = onDemandPart(async () => (await import('./summary-card.tsx')).SummaryCard);
const TagBars = onDemandPart(async () => (await import('./tag-bars.tsx')).TagBars);

/** Spending by month, category and person; every chart has a table. */
export function InsightsScreen() {
  const t = useT();
  const errorText = useErrorText();
  const group = useGroup();
  const [query, setQuery] = useSearchParams();
  const [today] = useState(() => localDate(new Date()));
  const range = readRange(query.get('range'));
  const since = firstMonth(range, today);
  const state = useHeldQuery(months, { groupId: group.id }, (build) =>
    since === undefined ? build : build.whereId('>=', since),
  );
  useTitle(t('balances:insights'));
  // Render what is below the viewport after the first frame, unless going back restores a scroll position there.
  const hasMore = useDeferredValue(true, useNavigationType() === NavigationType.Pop);

  if (state.status === 'failed') return <Banner tone="danger">{errorText(state.error)}</Banner>;
  const currencies = currenciesOf(state.status === 'ready' ? state.data : [], group.data.currency);
  const asked = query.get('currency');
  const currency = currencies.find((one) => one === asked) ?? currencies[0] ?? group.data.currency;
  const labels: Record<Range, string> = {
    '3': t('history:months3'),
    '12': t('history:months12'),
    year: t('history:thisYear'),
    all: t('history:allTime'),
  };

  function ask(change: Readonly<Record<string, string>>): void {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(change)) next.set(name, value);
    setQuery(next, { replace: true, preventScrollReset: true });
  }

  return (
    <div className={styles['root']} data-wide="">
      <div className={styles['choices']}>
        <SegmentedControl
          label={t('history:period')}
          hideLabel
          segments={RANGES.map((value) => ({ value, label: labels[value] }))}
          value={range}
          onValueChange={(value) => ask({ range: value })}
        />
        {currencies.length > 1 ? (
          <Select
            label={t('groups:currency')}
            value={currency}
            onValueChange={(value) => ask({ currency: value })}
            options={currencies.map((value) => ({ value, label: value }))}
          />
        ) : null}
      </div>
      <p className={styles['printed']}>{labels[range]}</p>
      {state.status === 'ready' ? (
        <SpendingCharts
          sums={sumMonths(state.data, currency)}
          currency={currency}
          since={since}
          today={today}
        />
      ) : (
        <Skeleton shape="block" count={2} label={t('common:loading')} />
      )}
      {state.status === 'ready' && currencies.length === 0 ? (
        <EmptyState title={t('balances:noData')} />
      ) : null}
      {hasMore && state.status === 'ready' && group.data.expenseCount > 0 ? (
        <>
          <BudgetsCard months={state.data} currency={currency} today={today} />
          <TagBars currency={currency} since={since} />
          <BalanceLine currency={currency} since={since} />
          <SummaryCard currency={currency} since={since} />
        </>
      ) : null}
    </div>
  );
}
