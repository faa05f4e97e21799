import { useLiveQuery } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import { addMonths, monthOf } from '@quits/ledger';
import { BarChart, Stat, StatRow } from '@quits/ui';
import { useState } from 'react';
import { sumMonths } from '@quits/product/insights/sum-months.ts';
import { usualMonth } from '@quits/product/insights/usual-month.ts';
import { months } from '@quits/product/month/collections.ts';
import { localDate } from '@quits/product/values/local-date.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { Amount } from '../../money/amount.tsx';
import { OwnPayments } from '../../sums/own-payments.tsx';
import { useMonthBars } from '../../sums/use-month-bars.tsx';
import styles from './list-summary.module.css';

/** Number of months in the chart. */
const MONTHS = 6;

/** Summary beside the list while no expense is open: this month, the last six, and the user's payments. */
export function ListSummary() {
  const t = useT();
  const group = useGroup();
  const { currency } = group.data;
  const barsOf = useMonthBars(currency);
  const [today] = useState(() => localDate(new Date()));
  const current = monthOf(today);
  const since = monthOf(addMonths(today, 1 - MONTHS));
  const state = useLiveQuery(months, { groupId: group.id }, (query) => query.whereId('>=', since));
  // All at once, so that nothing moves.
  if (state.status !== 'ready') return null;
  const sums = sumMonths(state.data, currency);
  const usual = usualMonth(sums.months, current);
  const amount = (minor: number) => <Amount minor={minor} currency={currency} sign="auto" />;
  const spent = sums.months.find(({ id }) => id === current)?.spent ?? 0;
  return (
    // Not part of a snapshot: it loads after the list.
    <div data-aside="" className={styles['root']}>
      <StatRow>
        <Stat label={t('history:thisMonth')} figure={amount(spent)} />
        {usual === undefined ? null : (
          <Stat label={t('balances:usualMonth')} figure={amount(usual)} />
        )}
      </StatRow>
      {sums.months.length > 1 ? (
        <BarChart
          title={t('balances:byMonth')}
          labels={{
            showTable: t('balances:showTable'),
            showChart: t('balances:showChart'),
            label: t('balances:byMonth'),
            value: t('balances:total'),
          }}
          current={current}
          items={barsOf(sums.months)}
        />
      ) : null}
      <OwnPayments groups={[group]} />
      <p className={styles['hint']}>{t('history:choose')}</p>
    </div>
  );
}
