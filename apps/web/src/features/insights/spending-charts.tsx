import { useUser } from '@quits/auth/react';
import { useFormatter, useT } from '@quits/i18n/react';
import { currencyExponent, monthOf } from '@quits/ledger';
import { Button, IconTile, RankedBars, StackedBars, Stat, StatRow } from '@quits/ui';
import { useState } from 'react';
import { useCategories } from '../../categories/use-categories.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useNameOf } from '../../group-people/use-name-of.ts';
import { Amount } from '../../money/amount.tsx';
import { markOf } from '@quits/product/category/category-mark.ts';
import {
  type ExpenseFilter,
  filterOfMonth,
  writeFilter,
} from '@quits/product/expense-list/expense-filter.ts';
import { axisTicks } from '@quits/product/insights/axis-ticks.ts';
import { partsOfWhole } from '@quits/product/insights/parts-of-whole.ts';
import type { MonthSums, Part } from '@quits/product/insights/sum-months.ts';
import { usualMonth } from '@quits/product/insights/usual-month.ts';
import { ownPersonId } from '@quits/product/person/people.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { paths } from '../../routing/paths.ts';
import { useMonthStacks } from './use-month-stacks.tsx';
import styles from './insights-screen.module.css';

/** Props of {@link SpendingCharts}. */
export interface SpendingChartsProps {
  readonly sums: MonthSums;
  readonly currency: string;
  /** First month of the range, `YYYY-MM`; undefined for the whole history. */
  readonly since: string | undefined;
  /** Calendar date. */
  readonly today: string;
}

/** Number of categories to show at first. */
const FEW_CATEGORIES = 6;
/** Maximum number of months whose bars have room for a figure. */
const MOST_FIGURES = 12;

/** Spending by month, category, share and payer; renders nothing without spending. */
export function SpendingCharts({ sums, currency, since, today }: SpendingChartsProps) {
  const t = useT();
  const { number, percent } = useFormatter();
  const group = useGroup();
  const own = ownPersonId(group.data, useUser()?.uid);
  const nameOf = useNameOf();
  const stacksOf = useMonthStacks(currency);
  const { categoryOf } = useCategories();
  const [isExpanded, setIsExpanded] = useState(false);
  if (sums.months.length === 0) return null;
  const labels = (label: string) => ({
    showTable: t('balances:showTable'),
    showChart: t('balances:showChart'),
    label,
    value: t('balances:total'),
  });
  const amount = (minor: number) => <Amount minor={minor} currency={currency} sign="auto" />;
  const short = (minor: number) =>
    number(minor / 10 ** currencyExponent(currency), { notation: 'compact' });
  const spentOf = (parts: readonly Part[], id: string | undefined) =>
    parts.find((part) => part.id === id)?.spent ?? 0;
  const [share, paid] = [spentOf(sums.people, own), spentOf(sums.payers, own)];
  const current = monthOf(today);
  const usual = usualMonth(sums.months, current);
  const thousandths = partsOfWhole(sums.categories.map(({ spent }) => spent));
  const people = [
    ...sums.payers,
    ...sums.people.filter(({ id }) => spentOf(sums.payers, id) === 0),
  ];
  const expensesOf = (filter: ExpenseFilter) => {
    const from = since === undefined ? {} : { from: `${since}-01` };
    return linkTo(`${paths.group(group.id)}?${writeFilter({ ...filter, ...from }).toString()}`);
  };

  return (
    <>
      <StatRow className={styles['figures']}>
        <Stat label={t('balances:spentTogether')} figure={amount(sums.spent)} />
        {own === undefined ? null : (
          <>
            <Stat
              label={t('you:part')}
              figure={amount(share)}
              detail={sums.spent > 0 ? percent(share / sums.spent, 1) : undefined}
            />
            <Stat
              label={t('balances:youPaid')}
              figure={amount(paid)}
              detail={<Amount minor={paid - share} currency={currency} sign="always" />}
            />
          </>
        )}
        {usual === undefined ? null : (
          <Stat label={t('balances:usualMonth')} figure={amount(usual)} />
        )}
      </StatRow>
      <StackedBars
        title={t('balances:byMonth')}
        labels={labels(t('balances:byMonth'))}
        current={current}
        axis={axisTicks(Math.max(...sums.months.map(({ spent }) => spent), usual ?? 0)).map(
          (value) => ({ value, label: short(value) }),
        )}
        {...(usual !== undefined && {
          reference: { value: usual, label: t('balances:usualMonth') },
        })}
        items={stacksOf(sums, (month) =>
          linkTo(`${paths.group(group.id)}?${writeFilter(filterOfMonth(month)).toString()}`),
        ).map((bar) => ({
          ...bar,
          ...(sums.months.length <= MOST_FIGURES && { figure: short(bar.value) }),
        }))}
      />
      <div className={styles['ranked']}>
        <RankedBars
          title={t('balances:byCategory')}
          labels={labels(t('balances:byCategory'))}
          items={sums.categories
            .map(({ id, spent }, index) => {
              const category = categoryOf(id);
              return {
                id,
                label: category.name,
                icon: <IconTile {...markOf(category)} size="small" />,
                value: spent,
                part: percent((thousandths[index] ?? 0) / 1_000, 1),
                formatted: amount(spent),
                render: expensesOf({ category: id }),
              };
            })
            .slice(0, isExpanded ? undefined : FEW_CATEGORIES)}
        />
        {isExpanded || sums.categories.length <= FEW_CATEGORIES ? null : (
          <Button variant="quiet" align="edge" onClick={() => setIsExpanded(true)}>
            {t('common:showMore')}
          </Button>
        )}
      </div>
      <RankedBars
        title={t('expenses:whoPaid')}
        labels={labels(t('balances:byPerson'))}
        note={t('balances:paidAndShare')}
        items={people.map(({ id }) => ({
          id,
          label: nameOf(id),
          value: spentOf(sums.payers, id),
          tick: spentOf(sums.people, id),
          formatted: amount(spentOf(sums.payers, id)),
          render: expensesOf({ person: id }),
        }))}
      />
    </>
  );
}
