import { useUser } from '@quits/auth/react';
import { useDatabase, useLiveDocument } from '@quits/firestore/react';
import { useErrorText, useFormat, useT } from '@quits/i18n/react';
import { Banner, Button, Card, ErrorView, Skeleton, SyncIndicator } from '@quits/ui';
import { useNavigate } from 'react-router';
import { deleteExpense, restoreExpense } from '../../data/actions/change-expense.ts';
import { expenses } from '../../data/collections.ts';
import { useGroup } from '../../group-context/group-context.tsx';
import { Amount } from '../../money/amount.tsx';
import { notices } from '../../notices/notices.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useExpenseId } from '../../routing/use-expense-id.ts';
import { useTitle } from '../../routing/use-title.ts';
import styles from './expense-screen.module.css';
import { Parts } from './parts.tsx';
import { ReceiptsPart } from './receipts-part.tsx';

/** One expense: who paid, whose it is, and what can be done about it. */
export function ExpenseScreen() {
  const t = useT();
  const errorText = useErrorText();
  const { date } = useFormat();
  const group = useGroup();
  const user = useUser();
  const database = useDatabase();
  const navigate = useNavigate();
  const state = useLiveDocument(expenses, { groupId: group.id, id: useExpenseId() });
  const found = state.status === 'ready' ? state.data : undefined;
  useTitle(found?.data.title);

  if (state.status === 'failed') return <ErrorView title={errorText(state.error)} />;
  if (state.status !== 'ready') return <Skeleton shape="block" label={t('common:loading')} />;
  if (found === undefined) return <ErrorView title={t('errors:gone')} />;

  const expense = found;
  const { data } = expense;
  const uid = user?.uid;
  const mayChange = uid !== undefined && group.data.roles[uid] !== 'viewer';
  const isDeleted = data.deletedAt !== undefined;

  function restore(): void {
    if (uid !== undefined) restoreExpense(database, { groupId: group.id, uid, expense });
  }

  function remove(): void {
    if (uid === undefined) return;
    deleteExpense(database, { groupId: group.id, uid, expense });
    notices.show({
      text: t('expenses:deleted'),
      action: {
        label: t('common:undo'),
        onPress: () => {
          const { version } = data;
          const deleted = { ...expense, data: { ...data, version: version + 1 } };
          restoreExpense(database, { groupId: group.id, uid, expense: deleted });
        },
      },
    });
    void navigate(paths.group(group.id));
  }

  return (
    <article className={styles['root']}>
      <header className={styles['header']}>
        <p className={styles['date']}>{date(data.date, 'full')}</p>
        <h2 className={styles['title']}>{data.title}</h2>
        <Amount minor={data.amount} currency={data.currency} size="title" />
        {expense.pending ? <SyncIndicator state="pending" label={t('expenses:waiting')} /> : null}
      </header>
      {isDeleted ? (
        <Banner
          tone="warning"
          title={t('expenses:isDeleted')}
          actions={mayChange ? <Button onClick={restore}>{t('common:restore')}</Button> : undefined}
        />
      ) : null}
      <Card title={t('expenses:whoPaid')} level={3}>
        <Parts amounts={data.payers} currency={data.currency} group={group.data} />
      </Card>
      <Card title={t('expenses:whoseIsIt')} level={3}>
        <Parts amounts={data.shares} currency={data.currency} group={group.data} />
      </Card>
      {data.notes === '' ? null : (
        <Card title={t('expenses:notes')} level={3}>
          <p className={styles['notes']}>{data.notes}</p>
        </Card>
      )}
      <ReceiptsPart
        groupId={group.id}
        expense={expense}
        uid={mayChange && !isDeleted ? uid : undefined}
      />
      {mayChange && !isDeleted ? (
        <div className={styles['actions']}>
          <Button kind="primary" render={linkTo(paths.editExpense(group.id, expense.id))}>
            {t('common:edit')}
          </Button>
          <Button kind="danger" onClick={remove}>
            {t('common:delete')}
          </Button>
        </div>
      ) : null}
    </article>
  );
}
