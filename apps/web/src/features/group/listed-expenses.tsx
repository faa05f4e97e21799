import type { Doc } from '@quits/firestore';
import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import { Banner, Button, EmptyState, Progress, Skeleton, VirtualList } from '@quits/ui';
import { monthOf } from '@quits/ledger';
import {
  lazy,
  type ReactNode,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
} from 'react';
import type { Expense } from '@quits/product/expense/schema.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useInSlices } from '@quits/app-platform/slices/use-in-slices.ts';
import { useIsPrinting } from '@quits/app-platform/print/use-is-printing.ts';
import { type ExpenseFilter, isNarrowing } from '@quits/product/expense-list/expense-filter.ts';
import type { ExpenseListPaneProps } from './expense-list-pane-props.ts';
import { ExpenseRow } from './expense-row.tsx';
import styles from './expenses-screen.module.css';
import { PrintedExpenses } from './printed-expenses.tsx';
import { paths } from '../../routing/paths.ts';
import { useFollowLinks } from '@quits/app-platform/screen/use-follow-links.ts';
import { MonthHeader } from './month-header.tsx';
import type { MonthTotals } from '@quits/product/expense-list/month-totals.ts';
import { useMonthTotals } from './use-month-totals.ts';
import { useExpenseList } from './use-expense-list.ts';
import { useRowFormat } from './use-row-format.ts';
import { useSameItems } from '@quits/app-platform/screen/use-same-items.ts';
import { useScrollBack } from '@quits/app-platform/screen/use-scroll-back.ts';

/** Hardly ever needed, so it is no part of the first paint. */
const UnreadableNotice = lazy(async () => ({
  default: (await import('./unreadable-notice.tsx')).UnreadableNotice,
}));

/** Props of {@link ListedExpenses}. */
export interface ListedExpensesProps extends ExpenseListPaneProps {
  readonly filter: ExpenseFilter;
  /** The query of an address that has the filter. */
  readonly search: string;
  readonly onFilter: (filter: ExpenseFilter) => void;
  readonly add: ReactNode;
  /** Whether the list is about to be printed, so that all expenses must be loaded first. */
  readonly printing: boolean;
  readonly onPrinted: () => void;
}

/** The filtered expenses: endless on screen, complete in print. */
export function ListedExpenses(props: ListedExpensesProps) {
  const { openId, linkState, keepsScroll, onListed, filter, search, onFilter } = props;
  const { add, printing, onPrinted } = props;
  const t = useT();
  const errorText = useErrorText();
  const group = useGroup();
  const list = useExpenseList(filter, { whole: printing });
  const isShown = useInSlices(list.status === 'ready');
  const onPaper = useIsPrinting();
  // Scroll position is restored once the list has items.
  const expenses = useSameItems(list.status === 'ready' && isShown ? list.expenses : NONE);
  // In a transition, because the screen renders once more: not in the task that shows a page.
  useEffect(
    () => startTransition(() => onListed(expenses.map(({ id }) => id))),
    [expenses, onListed],
  );
  const isKnown = list.status === 'ready' && isShown && list.known !== 'asking';
  useEffect(() => {
    if (!printing || !isKnown) return;
    window.print();
    onPrinted();
  }, [printing, isKnown, onPrinted]);
  useScrollBack(`${group.id}?${JSON.stringify(filter)}`, {
    count: expenses.length,
    more: list.status === 'ready' && list.known === 'paged' ? list.loadMore : undefined,
  });
  const isNarrowed = isNarrowing(filter);
  const totals = useMonthTotals(expenses, { isFiltered: isNarrowed });
  const { textsOf, dayOf } = useRowFormat();
  const follow = useFollowLinks(linkState, keepsScroll);
  const drawRow = useCallback(
    (expense: Doc<Expense>, _: number, before: Doc<Expense> | undefined) => {
      const { date } = expense.data;
      return (
        <ExpenseRow
          expense={expense}
          texts={textsOf(expense)}
          day={date === before?.data.date ? undefined : dayOf(date)}
          current={expense.id === openId}
          href={paths.expense(group.id, expense.id) + search}
        />
      );
    },
    [textsOf, dayOf, openId, group.id, search],
  );

  const sections = useMemo(
    () => ({
      keyOf: monthOfExpense,
      header: headerOf(totals),
      estimate: HEADER_HEIGHT,
    }),
    [totals],
  );

  if (list.status === 'failed') return <Banner tone="danger">{errorText(list.error)}</Banner>;
  if (list.status === 'loading' || !isShown) {
    return <Skeleton shape="row" count={8} label={t('common:loading')} />;
  }
  return (
    <>
      {isNarrowed ? (
        <div className={styles['found']}>
          <output>{t('common:expenses', { count: expenses.length })}</output>
          <Button size="small" variant="quiet" onClick={() => onFilter({})}>
            {t('common:clearFilters')}
          </Button>
        </div>
      ) : null}
      {list.known === 'asking' ? (
        <Reading read={list.read} total={group.data.expenseCount} />
      ) : null}
      {list.unreadable.length > 0 ? (
        <Suspense>
          <UnreadableNotice ids={list.unreadable} />
        </Suspense>
      ) : null}
      {list.known === 'partly' ? <Banner tone="info">{t('history:partial')}</Banner> : null}
      {onPaper && openId === undefined ? <PrintedExpenses expenses={expenses} /> : null}
      {expenses.length === 0 && list.known !== 'asking' ? (
        isNarrowed ? (
          <EmptyState title={t('expenses:noMatch')} />
        ) : (
          <EmptyState title={t('expenses:emptyTitle')} actions={add}>
            {add === undefined ? null : <p>{t('expenses:emptyText')}</p>}
          </EmptyState>
        )
      ) : (
        <VirtualList
          className={styles['screenOnly']}
          label={t('expenses:title')}
          ruling="ledger"
          items={expenses}
          itemKey={idOf}
          remember={`expenses of ${group.id}`}
          estimate={ROW_HEIGHT}
          sections={sections}
          total={Math.max(expenses.length, isNarrowed ? 0 : group.data.expenseCount)}
          onEndReached={list.loadMore}
          onClick={follow}
          reuseRows
        >
          {drawRow}
        </VirtualList>
      )}
    </>
  );
}

/** Height of most rows in CSS pixels, so that the list rarely renders again after measuring. */
const ROW_HEIGHT = 69.5625;
/** Height of a month's header in CSS pixels. */
const HEADER_HEIGHT = 47;

/** Progress of reading the history for the first time. */
function Reading({ read, total }: { readonly read: number; readonly total: number }) {
  const t = useT();
  const { number } = useFormatter();
  return (
    <Progress
      label={t('history:readingAll')}
      value={Math.min(1, read / Math.max(1, total))}
      valueText={`${number(Math.min(read, total))} / ${number(total)}`}
    />
  );
}

const headerOf = (totals: MonthTotals) => (month: string) => (
  <MonthHeader month={month} spent={totals.get(month)} />
);
const idOf = ({ id }: Doc<Expense>) => id;
const monthOfExpense = ({ data }: Doc<Expense>) => monthOf(data.date);
const NONE: readonly Doc<Expense>[] = [];
