import type { Doc } from '@quits/firestore';
import { useDatabase } from '@quits/firestore/react';
import { useFormat, useT } from '@quits/i18n/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { editExpense } from '../../data/actions/change-expense.ts';
import { type NewExpense, parts } from '../../data/actions/new-expense.ts';
import { activePeople } from '../../data/people.ts';
import type { Expense } from '../../data/schemas/expense.ts';
import { dropDraft, keepDraft, readDraft } from '../../entry/drafts.ts';
import { formOfExpense } from '../../entry/form-of-expense.ts';
import { useGroup } from '../../group-context/group-context.tsx';
import { useForgetReceipts } from '../../receipts/use-forget-receipts.ts';
import { paths } from '../../routing/paths.ts';
import { ConflictView } from './conflict-view.tsx';
import { ExpenseFormView } from './expense-form-view.tsx';
import { FollowingDialog } from './following-dialog.tsx';
import { useFormReader } from '../../entry/use-form-reader.ts';

/** Props of {@link EditExpenseForm}. */
export interface EditExpenseFormProps {
  readonly uid: string;
  readonly expense: Doc<Expense>;
}

/** Keeps the expense as it was when editing began: a change by someone else must not be typed over. */
export function EditExpenseForm({ uid, expense }: EditExpenseFormProps) {
  const t = useT();
  const { locale } = useFormat();
  const group = useGroup();
  const database = useDatabase();
  const navigate = useNavigate();
  const forget = useForgetReceipts();
  const [base] = useState(expense);
  const groupCurrency = base.data.groupCurrency ?? group.data.currency;
  const named = [...Object.keys(base.data.shares), ...Object.keys(base.data.payers)];
  const people = activePeople(group.data, uid, named);
  const key = { uid, groupId: group.id, expenseId: `${base.id}.${base.data.version}` };
  const [initial] = useState(
    () => readDraft(key) ?? formOfExpense(base.data, { expenseId: base.id, locale, people }),
  );
  const [mine, setMine] = useState(initial);
  const [saved, setSaved] = useState<NewExpense>();
  const reader = useFormReader(people, groupCurrency);
  const theirs = parts(expense.data);
  const back = () => void navigate(paths.expense(group.id, base.id));

  function write(edited: NewExpense): void {
    editExpense(database, { groupId: group.id, uid, expense }, edited);
    dropDraft(key);
    const kept = (edited.receipts ?? []).map(({ id }) => id);
    forget(
      { groupId: group.id, expenseId: base.id },
      expense.data.receipts.filter(({ id }) => !kept.includes(id)),
    );
  }

  function save(edited: NewExpense): void {
    write(edited);
    // Of a repeating expense the later ones may be meant too.
    if (base.data.recurringId === undefined) back();
    else setSaved(edited);
  }

  if (saved !== undefined && base.data.recurringId !== undefined) {
    return (
      <FollowingDialog
        uid={uid}
        seriesId={base.data.recurringId}
        edit={{ base: parts(base.data), edited: saved }}
        onDone={back}
      />
    );
  }
  if (expense.data.version !== base.data.version) {
    const { expense: typed } = reader.check(reader.completed(mine));
    return (
      <ConflictView
        base={parts(base.data)}
        // A form that is not complete yet has nothing of its own to keep.
        mine={typed ?? parts(base.data)}
        theirs={theirs}
        onSave={save}
        onCancel={back}
      />
    );
  }
  return (
    <ExpenseFormView
      label={t('expenses:edit')}
      initial={initial}
      people={people}
      groupCurrency={groupCurrency}
      onDraft={(form) => {
        setMine(form);
        keepDraft(key, form);
      }}
      onDiscard={() => dropDraft(key)}
      onSave={save}
      onCancel={back}
    />
  );
}
