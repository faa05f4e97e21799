import { useUser } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { useIsScreenReady } from '@quits/app-platform/slices/use-is-screen-ready.ts';
import { writeFilter } from '@quits/product/expense-list/expense-filter.ts';
import { sumTags } from '@quits/product/insights/sum-tags.ts';
import { Button, Card, RankedBars, Skeleton } from '@quits/ui';
import { useMemo, useState } from 'react';
import { useWholeHistory } from '../../data/use-whole-history.ts';
import { Amount } from '../../money/amount.tsx';
import { useGroup } from '../../open-group/group-context.tsx';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import styles from './insights-screen.module.css';

/** Number of expenses up to which the whole history is read without being asked for. */
const FEW_EXPENSES = 300;

/** Props of {@link TagBars}. */
export interface TagBarsProps {
  readonly currency: string;
  /** `YYYY-MM` */
  readonly since: string | undefined;
}

/** Spending by tag, each linked to its expenses; the history of a large group is read only when it is opened. */
export function TagBars({ currency, since }: TagBarsProps) {
  const t = useT();
  const group = useGroup();
  const uid = useUser()?.uid;
  const isReady = useIsScreenReady();
  const [asked, setAsked] = useState(false);
  const isSmall = group.data.expenseCount <= FEW_EXPENSES;
  const wanted = asked || (isSmall && isReady);
  const history = useWholeHistory({ groupId: group.id, uid, needed: wanted });
  const tags = useMemo(
    () => sumTags(history.expenses, { currency, since }),
    [history.expenses, currency, since],
  );
  if (!asked && !isSmall) {
    return (
      <Button className={styles['more']} onClick={() => setAsked(true)}>
        {t('budgets:tags')}
      </Button>
    );
  }
  if (!wanted) return null;
  if (history.status === 'loading') {
    return <Skeleton shape="block" label={t('history:readingAll')} />;
  }
  if (tags.length === 0) {
    return (
      <Card title={t('budgets:tags')}>
        <p className={styles['note']}>{t('budgets:tagHint')}</p>
      </Card>
    );
  }
  const from = since === undefined ? {} : { from: `${since}-01` };
  return (
    <RankedBars
      title={t('budgets:tags')}
      labels={{
        showTable: t('balances:showTable'),
        showChart: t('balances:showChart'),
        label: t('budgets:tag'),
        value: t('balances:total'),
      }}
      items={tags.map(({ key, label, spent }) => ({
        id: key,
        label: `#${label}`,
        value: spent,
        formatted: <Amount minor={spent} currency={currency} sign="auto" />,
        render: linkTo(
          `${paths.group(group.id)}?${writeFilter({ tag: label, ...from }).toString()}`,
        ),
      }))}
    />
  );
}
