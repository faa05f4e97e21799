import { useUser } from '@quits/auth/react';
import type { Doc } from '@quits/firestore';
import { useDatabase, useLiveDocument } from '@quits/firestore/react';
import { useErrorText, useFormat, useT } from '@quits/i18n/react';
import { toDecimalString } from '@quits/ledger';
import { Banner, Button, ErrorView, Skeleton } from '@quits/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { editExpense } from '../../data/actions/change-expense.ts';
import { expenses } from '../../data/collections.ts';
import { activePeople } from '../../data/people.ts';
import type { Expense } from '../../data/schemas/expense.ts';
import { useGroup } from '../../group-context/group-context.tsx';
import { paths } from '../../routing/paths.ts';
import { useExpenseId } from '../../routing/use-expense-id.ts';
import { useTitle } from '../../routing/use-title.ts';
import { formOf } from './expense-form.ts';
import { ExpenseFormView } from './expense-form-view.tsx';

/** An expense as it was typed, to be changed. */
export function EditExpenseScreen() {
  const t = useT();
  const errorText = useErrorText();
  const group = useGroup();
  const state = useLiveDocument(expenses, { groupId: group.id, id: useExpenseId() });
  useTitle(t('expenses:edit'));
  if (state.status === 'failed') return <ErrorView title={errorText(state.error)} />;
  if (state.status !== 'ready') return <Skeleton shape="block" label={t('common:loading')} />;
  if (state.data === undefined) return <ErrorView title={t('errors:gone')} />;
  return <Form expense={state.data} />;
}

/** Keeps the expense as it was when editing began: a change by someone else must not be typed over. */
function Form({ expense }: { readonly expense: Doc<Expense> }) {
  const t = useT();
  const { locale } = useFormat();
  const group = useGroup();
  const user = useUser();
  const database = useDatabase();
  const navigate = useNavigate();
  const [base, setBase] = useState(expense);
  const { currency } = base.data;
  const people = activePeople(group.data, user?.uid, Object.keys(base.data.shares));
  const initial = formOf(base.id, base.data, (minor) =>
    toDecimalString(minor, currency).replace('.', decimalMark(locale)),
  );
  const changed = expense.data.version !== base.data.version;
  const back = () => void navigate(paths.expense(group.id, base.id));

  return (
    <ExpenseFormView
      // Starting over from the newer version replaces what the form holds.
      key={base.data.version}
      label={t('expenses:edit')}
      initial={initial}
      people={people}
      currency={currency}
      notice={
        changed ? (
          <Banner
            tone="warning"
            title={t('expenses:conflictTitle')}
            actions={
              <Button size="small" onClick={() => setBase(expense)}>
                {t('expenses:conflictTheirs')}
              </Button>
            }
          >
            {t('expenses:conflictText')}
          </Banner>
        ) : undefined
      }
      onSave={(edited) => {
        if (user === undefined) return;
        // Keeping one's own version on top of theirs is a choice: the banner has said so.
        editExpense(database, { groupId: group.id, uid: user.uid, expense }, edited);
        back();
      }}
      onCancel={back}
    />
  );
}

function decimalMark(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
