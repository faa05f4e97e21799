import { useUser } from '@quits/auth/react';
import { newId } from '@quits/firestore';
import { useDatabase } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addExpense } from '../../data/actions/add-expense.ts';
import { localDate } from '../../data/local-date.ts';
import { activePeople, ownPersonId } from '../../data/people.ts';
import { useGroup } from '../../group-context/group-context.tsx';
import { paths } from '../../routing/paths.ts';
import { useTitle } from '../../routing/use-title.ts';
import { emptyForm } from './expense-form.ts';
import { ExpenseFormView } from './expense-form-view.tsx';

/** A new expense, paid by oneself and split equally until something else is chosen. */
export function AddExpenseScreen() {
  const t = useT();
  const group = useGroup();
  const user = useUser();
  const database = useDatabase();
  const navigate = useNavigate();
  const people = activePeople(group.data, user?.uid);
  const [initial] = useState(() =>
    emptyForm({
      expenseId: newId(),
      date: localDate(new Date()),
      payerId: ownPersonId(group.data, user?.uid) ?? people[0]?.id ?? '',
      people,
    }),
  );
  useTitle(t('expenses:add'));

  return (
    <ExpenseFormView
      label={t('expenses:add')}
      initial={initial}
      people={people}
      currency={group.data.currency}
      onSave={(expense) => {
        if (user === undefined) return;
        const { expenseId } = initial;
        addExpense(database, { groupId: group.id, uid: user.uid, expenseId, expense });
        void navigate(paths.group(group.id));
      }}
      onCancel={() => void navigate(paths.group(group.id))}
    />
  );
}
