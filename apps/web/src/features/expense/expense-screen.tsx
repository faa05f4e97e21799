import { useDatabase, useSyncStatus } from '@quits/firestore/react';
import { useFormatter, useT } from '@quits/i18n/react';
import { Banner, Button, Card, IconTile, Link, Skeleton, SyncIndicator } from '@quits/ui';
import { restoreExpense } from '@quits/product/expense/change-expense.ts';
import { useCategories } from '../../categories/use-categories.ts';
import { expenses } from '@quits/product/expense/collections.ts';
import { useKnownDocument } from '../../data/use-known-document.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useListedExpenses } from '../../group-expenses/use-listed-expenses.ts';
import { MissingDocument } from '../../data/missing-document.tsx';
import { useEditorUid } from '../../open-group/use-editor-uid.ts';
import { useOncePerRevision } from '../../data/use-once-per-revision.ts';
import { Amount } from '../../money/amount.tsx';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useExpenseId } from '../../routing/use-expense-id.ts';
import { useTitle } from '../../routing/use-title.ts';
import { CommentsPart } from './comments-part.tsx';
import { ExpenseActions } from './expense-actions.tsx';
import styles from './expense-screen.module.css';
import { HistoryPart } from './history-part.tsx';
import { NeighborLinks } from './neighbor-links.tsx';
import { InGroupCurrency } from './in-group-currency.tsx';
import { markOf } from '@quits/product/category/category-mark.ts';
import { categoryIdOf } from '@quits/product/category/list-categories.ts';
import { Parts } from './parts.tsx';
import { TagLinks } from './tag-links.tsx';
import { ReceiptsPart } from './receipts-part.tsx';

/** One expense: payers, shares, comments and history. */
export function ExpenseScreen() {
  const t = useT();
  const { date } = useFormatter();
  const { categoryOf } = useCategories();
  const group = useGroup();
  const database = useDatabase();
  const uid = useEditorUid();
  const listed = useListedExpenses();
  const expenseId = useExpenseId();
  const once = useOncePerRevision();
  const { rejected: refused } = useSyncStatus();
  const state = useKnownDocument(expenses, { groupId: group.id, id: expenseId });
  const expense = state.status === 'ready' ? state.data : undefined;
  useTitle(expense?.data.title);

  if (state.status === 'failed') return <MissingDocument state={state} />;
  if (state.status !== 'ready') {
    return (
      <div className={styles['root']}>
        <Skeleton shape="title" label={t('common:loading')} />
        <Skeleton shape="row" count={5} />
      </div>
    );
  }
  if (expense === undefined) return <MissingDocument state={state} />;

  const { data } = expense;
  const isDeleted = data.deletedAt !== undefined;
  const category = categoryOf(categoryIdOf(data));
  // A comment counts itself at the expense, but its rejection isn't a conflict.
  const isRefused = refused.some(
    ({ label, operations }) =>
      label !== 'add-comment' &&
      label !== 'delete-comment' &&
      operations.some(({ path }) => path === expense.path),
  );
  return (
    <article className={styles['root']}>
      {uid !== undefined && !isDeleted ? (
        <ExpenseActions groupId={group.id} uid={uid} expense={expense} />
      ) : null}
      <header className={styles['header']}>
        <div className={styles['kind']}>
          <IconTile {...markOf(category)} />
          <p className={styles['date']}>
            {date(data.date, 'full')}
            {' · '}
            <span className={styles['category']}>{category.name}</span>
          </p>
        </div>
        <h2 className={styles['title']}>{data.title}</h2>
        <Amount minor={data.amount} currency={data.currency} size="heading" />
        <InGroupCurrency expense={data} />
        <TagLinks expense={data} />
        {data.recurringId === undefined ? null : (
          <p className={styles['date']}>
            <Link render={linkTo(paths.groupRecurring(group.id))}>{t('groups:recurring')}</Link>
          </p>
        )}
        {expense.pending ? <SyncIndicator status="pending" label={t('expenses:waiting')} /> : null}
      </header>
      {isRefused && uid !== undefined ? (
        <Banner
          tone="warning"
          title={t('expenses:conflictTitle')}
          actions={
            <Button render={linkTo(paths.editExpense(group.id, expense.id))}>
              {t('entry:compare')}
            </Button>
          }
        >
          {t('expenses:conflictText')}
        </Banner>
      ) : null}
      {isDeleted ? (
        <Banner
          tone="warning"
          title={t('expenses:isDeleted')}
          actions={
            uid === undefined ? undefined : (
              <Button
                onClick={() =>
                  once(expense, () => restoreExpense(database, { groupId: group.id, uid, expense }))
                }
              >
                {t('common:restore')}
              </Button>
            )
          }
        />
      ) : null}
      <Parts expense={data} group={group.data} />
      {data.notes === '' ? null : (
        <Card title={t('expenses:notes')} level={3}>
          <p className={styles['notes']} dir="auto">
            {data.notes}
          </p>
        </Card>
      )}
      <ReceiptsPart groupId={group.id} expense={expense} uid={isDeleted ? undefined : uid} />
      <CommentsPart groupId={group.id} expense={expense} />
      <HistoryPart groupId={group.id} expenseId={expense.id} />
      {listed === undefined ? null : (
        <NeighborLinks groupId={group.id} expenseId={expense.id} listed={listed} />
      )}
    </article>
  );
}
