import { useUser } from '@quits/auth/react';
import { useFormatter, useT } from '@quits/i18n/react';
import { Banner, Button, EmptyState, LineChart, Select, Skeleton } from '@quits/ui';
import { useMemo, useState } from 'react';
import { useWholeHistory } from '../../data/use-whole-history.ts';
import { ownPersonId } from '@quits/product/person/people.ts';
import { useIsScreenReady } from '@quits/app-platform/slices/use-is-screen-ready.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useActivePeople } from '../../group-people/use-active-people.ts';
import { useNameOf } from '../../group-people/use-name-of.ts';
import { Amount } from '../../money/amount.tsx';
import { balanceOverTime } from '@quits/product/insights/balance-over-time.ts';
import styles from './insights-screen.module.css';

/** Number of expenses up to which the whole history is read without being asked for. */
const FEW_EXPENSES = 300;

/** Props of {@link BalanceLine}. */
export interface BalanceLineProps {
  readonly currency: string;
  /** `YYYY-MM` */
  readonly since: string | undefined;
}

/** Balance over time; the history of a large group is read only when it is opened. */
export function BalanceLine({ currency, since }: BalanceLineProps) {
  const t = useT();
  const nameOf = useNameOf();
  const { date } = useFormatter();
  const group = useGroup();
  const uid = useUser()?.uid;
  const isReady = useIsScreenReady();
  const [asked, setAsked] = useState(false);
  const isSmall = group.data.expenseCount <= FEW_EXPENSES;
  // Not before the charts of the screen.
  const wanted = asked || (isSmall && isReady);
  const people = useActivePeople(Object.keys(group.data.people));
  const [chosen, setChosen] = useState(() => ownPersonId(group.data, uid) ?? people[0]?.id ?? '');
  const history = useWholeHistory({ groupId: group.id, uid, needed: wanted });
  const points = useMemo(
    () => balanceOverTime(history.expenses, { person: chosen, currency, since }),
    [history.expenses, chosen, currency, since],
  );

  if (!asked && !isSmall) {
    return (
      <Button className={styles['more']} onClick={() => setAsked(true)}>
        {t('history:overTime')}
      </Button>
    );
  }
  // A placeholder would count as part of the screen.
  if (!wanted) return null;
  if (history.status === 'loading' || history.status === 'asking') {
    return <Skeleton shape="block" label={t('history:readingAll')} />;
  }
  return (
    <div className={styles['line']}>
      {history.complete ? null : <Banner tone="info">{t('history:partial')}</Banner>}
      <Select
        label={t('history:person')}
        value={chosen}
        onValueChange={setChosen}
        options={people.map(({ id }) => ({ value: id, label: nameOf(id) }))}
      />
      {points.length === 0 ? (
        <EmptyState title={t('balances:noData')} />
      ) : (
        <LineChart
          title={t('history:overTime')}
          labels={{
            showTable: t('balances:showTable'),
            showChart: t('balances:showChart'),
            label: t('expenses:date'),
            value: t('balances:title'),
          }}
          items={points.map(({ date: day, balance }) => ({
            id: day,
            label: date(day),
            at: Date.parse(`${day}T00:00:00Z`),
            value: balance,
            formatted: <Amount minor={balance} currency={currency} sign="always" />,
          }))}
        />
      )}
    </div>
  );
}
