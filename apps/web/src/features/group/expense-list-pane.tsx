import { useUser } from '@quits/auth/react';
import type { Doc } from '@quits/firestore';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, EmptyState, Skeleton, TextField, VirtualList } from '@quits/ui';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { Expense } from '../../data/schemas/expense.ts';
import { useGroup } from '../../group-context/group-context.tsx';
import { useEditorUid } from '../../group-context/use-editor-uid.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { countFilters, type ExpenseFilter } from './expense-filter.ts';
import { ExpenseRow } from './expense-row.tsx';
import styles from './expenses-screen.module.css';
import { FilterBar } from './filter-bar.tsx';
import { useExpenseList } from './use-expense-list.ts';
import { useFilterInAddress } from './use-filter-in-address.ts';
import { useScrollBack } from './use-scroll-back.ts';

/** Comes after the list: what reads a line is no part of the first paint. */
const QuickEntry = lazy(async () => ({
  default: (await import('../../entry/quick-entry.tsx')).QuickEntry,
}));

/** Props of {@link ExpenseListPane}. */
export interface ExpenseListPaneProps {
  /** The expense that is open beside the list. */
  readonly openId: string | undefined;
  readonly linkState: unknown;
  /** Opening one leaves the list where it is. */
  readonly keepsScroll: boolean;
  /** Told whenever other expenses are listed. */
  readonly onListed: (ids: readonly string[]) => void;
}

/** The expenses of the group: searched, filtered, endless. */
export function ExpenseListPane(props: ExpenseListPaneProps) {
  const t = useT();
  const group = useGroup();
  const uid = useEditorUid();
  const [filter, setFilter] = useFilterInAddress();
  const add =
    uid !== undefined ? (
      <Button kind="primary" render={linkTo(paths.addExpense(group.id))}>
        {t('expenses:add')}
      </Button>
    ) : undefined;
  // Deleted ones are not counted, so a group that counts none may still have some.
  const isNew = group.data.expenseCount === 0 && isEmpty(filter);
  return (
    <div className={styles['pane']}>
      {uid === undefined ? null : (
        <Suspense fallback={<TextField label="" labelDisplay="hidden" disabled />}>
          <QuickEntry uid={uid} />
        </Suspense>
      )}
      {isNew ? null : <FilterBar filter={filter} onFilter={setFilter} add={add} />}
      <Listed {...props} filter={filter} onFilter={setFilter} add={add} />
    </div>
  );
}

function isEmpty(filter: ExpenseFilter): boolean {
  return filter.text === undefined && countFilters(filter) === 0;
}

interface ListedProps extends ExpenseListPaneProps {
  readonly filter: ExpenseFilter;
  readonly onFilter: (filter: ExpenseFilter) => void;
  readonly add: ReactNode;
}

function Listed({ openId, linkState, keepsScroll, onListed, filter, onFilter, add }: ListedProps) {
  const t = useT();
  const errorText = useErrorText();
  const group = useGroup();
  const uid = useUser()?.uid;
  const list = useExpenseList(filter);
  const expenses = list.status === 'ready' ? list.expenses : NONE;
  useEffect(() => onListed(expenses.map(({ id }) => id)), [expenses, onListed]);
  useScrollBack(`${group.id}?${JSON.stringify(filter)}`, {
    count: expenses.length,
    more: list.status === 'ready' && list.known === 'paged' ? list.loadMore : undefined,
  });

  if (list.status === 'failed') return <Banner tone="danger">{errorText(list.error)}</Banner>;
  if (list.status === 'loading') {
    return <Skeleton shape="row" count={8} label={t('common:loading')} />;
  }
  const isNarrowed = !isEmpty(filter);
  return (
    <>
      {isNarrowed ? (
        <div className={styles['found']}>
          <output>
            {list.known === 'asking'
              ? t('history:readingAll')
              : t('common:expenses', { count: expenses.length })}
          </output>
          <Button size="small" kind="quiet" onClick={() => onFilter({})}>
            {t('common:clear')}
          </Button>
        </div>
      ) : null}
      {list.known === 'partly' ? <Banner tone="info">{t('history:partial')}</Banner> : null}
      {expenses.length === 0 && list.known !== 'asking' ? (
        isNarrowed ? (
          <EmptyState title={t('expenses:noMatch')} />
        ) : (
          <EmptyState title={t('expenses:emptyTitle')} actions={add}>
            <p>{t('expenses:emptyText')}</p>
          </EmptyState>
        )
      ) : (
        <VirtualList
          label={t('expenses:title')}
          ruling="ledger"
          items={expenses}
          itemKey={({ id }) => id}
          total={Math.max(expenses.length, isNarrowed ? 0 : group.data.expenseCount)}
          onEndReached={list.loadMore}
        >
          {(expense, index) => (
            <ExpenseRow
              expense={expense}
              groupId={group.id}
              group={group.data}
              uid={uid}
              firstOfDay={expense.data.date !== expenses[index - 1]?.data.date}
              current={expense.id === openId}
              linkState={linkState}
              keepsScroll={keepsScroll}
            />
          )}
        </VirtualList>
      )}
    </>
  );
}

const NONE: readonly Doc<Expense>[] = [];
