import { useUser } from '@quits/auth/react';
import { useLiveQuery } from '@quits/firestore/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, EmptyState, List, Skeleton } from '@quits/ui';
import { useState } from 'react';
import { expenses } from '../../data/collections.ts';
import { useGroup } from '../../group-context/group-context.tsx';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { ExpenseRow } from './expense-row.tsx';
import { expensesByDay } from './expenses-by-day.ts';
import styles from './expenses-screen.module.css';

const PAGE = 50;

/** What was spent, by day, newest first. */
export function ExpensesScreen() {
  const t = useT();
  const errorText = useErrorText();
  const group = useGroup();
  const uid = useUser()?.uid;
  const [shown, setShown] = useState(PAGE);
  const state = useLiveQuery(expenses, { groupId: group.id }, (query) =>
    query.orderBy('date', 'desc').orderBy('createdAt', 'desc').limit(shown),
  );
  const mayAdd = uid !== undefined && group.data.roles[uid] !== 'viewer';
  const add = mayAdd ? (
    <Button kind="primary" render={linkTo(paths.addExpense(group.id))}>
      {t('expenses:add')}
    </Button>
  ) : null;

  if (state.status === 'failed') return <Banner tone="danger">{errorText(state.error)}</Banner>;
  if (state.status !== 'ready') {
    return <Skeleton shape="row" count={4} label={t('common:loading')} />;
  }
  if (state.data.length === 0) {
    return (
      <EmptyState title={t('expenses:emptyTitle')} actions={add}>
        <p>{t('expenses:emptyText')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles['add']}>{add}</div>
      <List ruling="ledger">
        {expensesByDay(state.data).flatMap((day) =>
          day.expenses.map((expense, index) => (
            <ExpenseRow
              key={expense.id}
              expense={expense}
              groupId={group.id}
              group={group.data}
              uid={uid}
              firstOfDay={index === 0}
            />
          )),
        )}
      </List>
      {state.data.length === shown ? (
        <Button kind="quiet" onClick={() => setShown(shown + PAGE)}>
          {t('expenses:showMore')}
        </Button>
      ) : null}
    </>
  );
}
