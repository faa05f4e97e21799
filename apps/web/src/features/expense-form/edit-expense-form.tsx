import type { Doc } from '@quits/firestore';
import { useDatabase } from '@quits/firestore/react';
import { useFormatter, useT } from '@quits/i18n/react';
import { useState } from 'react';
import { editExpense } from '@quits/product/expense/change-expense.ts';
import { type NewExpense, toDraft } from '@quits/product/expense/new-expense.ts';
import type { Expense } from '@quits/product/expense/schema.ts';
import {
  type EditDraft,
  keepEditDraft,
  readEditDraft,
} from '@quits/product/expense-form/edit-drafts.ts';
import { formOfExpense } from '@quits/product/expense-form/form-of-expense.ts';
import { localizeSeparators } from '@quits/product/expense-form/localize-separators.ts';
import { useBudgetWarning } from '../../expense-entry/use-budget-warning.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useActivePeople } from '../../group-people/use-active-people.ts';
import { useForgetReceipts } from '../../receipts/use-forget-receipts.ts';
import { paths } from '../../routing/paths.ts';
import { useCloseForm } from '@quits/app-platform/screen/use-close-form.ts';
import { ConflictView } from './conflict-view.tsx';
import { EditNotice } from './edit-notice.tsx';
import { ExpenseFormView } from './expense-form-view.tsx';
import { FollowingDialog } from './following-dialog.tsx';
import { MessageFrame } from './message-frame.tsx';
import { differences, mergeVersions } from '@quits/product/expense-form/merge-versions.ts';

/** Props of {@link EditExpenseForm}. */
export interface EditExpenseFormProps {
  readonly uid: string;
  readonly expense: Doc<Expense>;
}

/**
 * Form to edit an expense, based on the version at the start: changes by other members are compared
 * when the edit is saved, and neither is overwritten.
 */
export function EditExpenseForm({ uid, expense }: EditExpenseFormProps) {
  const t = useT();
  const { locale } = useFormatter();
  const group = useGroup();
  const database = useDatabase();
  const forget = useForgetReceipts();
  const key = { uid, groupId: group.id, expenseId: expense.id };
  const theirs = toDraft(expense.data);
  const named = Object.keys({ ...theirs.shares, ...theirs.payers });
  const people = useActivePeople(named);
  const [begun, setBegun] = useState(() => {
    const draft = readEditDraft(key);
    const begin =
      draft === undefined ? asItIs() : { ...draft, form: localizeSeparators(draft.form, locale) };
    return { draft: begin, isDraft: draft !== undefined, round: 0 };
  });
  const [mine, setMine] = useState(begun.draft.form);
  const [comparing, setComparing] = useState<NewExpense>();
  const [saved, setSaved] = useState<NewExpense>();
  const { base, version } = begun.draft;
  const isFormer = expense.data.rev !== version;
  // An expense that was only deleted and restored, or got a receipt, has no differences to choose
  // from.
  const isChanged = isFormer && Object.keys(differences({ base, mine: base, theirs })).length > 0;
  const seriesId = expense.data.recurringId;
  const path = paths.expense(group.id, expense.id);
  const back = useCloseForm(path);
  const warnOfBudget = useBudgetWarning();

  function asItIs(): EditDraft {
    const form = formOfExpense(theirs, { expenseId: expense.id, locale, people });
    return { form, base: theirs, version: expense.data.rev };
  }

  function beginAnew(): void {
    keepEditDraft(key, undefined);
    const draft = asItIs();
    setBegun({ draft, isDraft: false, round: begun.round + 1 });
    setMine(draft.form);
  }

  function write(edited: NewExpense): void {
    editExpense(database, { groupId: group.id, uid, expense }, edited);
    warnOfBudget(edited);
    keepEditDraft(key, undefined);
    const kept = (edited.receipts ?? []).map(({ id }) => id);
    forget(
      { groupId: group.id, expenseId: expense.id },
      expense.data.receipts.filter(({ id }) => !kept.includes(id)),
    );
    // For a recurring expense, ask whether later ones should change too.
    if (seriesId === undefined) back();
    else setSaved(edited);
  }

  function save(edited: NewExpense): void {
    const versions = { base, mine: edited, theirs };
    const sides = differences(versions);
    if (!isFormer) write(edited);
    else if (isChanged && Object.keys(sides).length > 0) setComparing(edited);
    else write(mergeVersions(versions, sides));
  }

  if (saved !== undefined && seriesId !== undefined) {
    return (
      <MessageFrame title={t('expenses:edit')} fallback={path}>
        <FollowingDialog
          uid={uid}
          seriesId={seriesId}
          edit={{ base, edited: saved }}
          onDone={back}
        />
      </MessageFrame>
    );
  }
  if (comparing !== undefined) {
    return (
      <MessageFrame title={t('expenses:edit')} fallback={path}>
        <ConflictView
          base={base}
          mine={comparing}
          theirs={theirs}
          onSave={write}
          onCancel={() => {
            setComparing(undefined);
            setBegun({ ...begun, draft: { ...begun.draft, form: mine } });
          }}
        />
      </MessageFrame>
    );
  }
  return (
    <ExpenseFormView
      key={begun.round}
      label={t('expenses:edit')}
      initial={begun.draft.form}
      people={people}
      before={theirs}
      groupCurrency={base.groupCurrency ?? group.data.currency}
      notice={<EditNotice isChanged={isChanged} isDraft={begun.isDraft} onBeginAnew={beginAnew} />}
      onDraft={(form) => {
        setMine(form);
        keepEditDraft(key, { ...begun.draft, form: { ...form, typedIn: locale } });
      }}
      onDiscard={() => keepEditDraft(key, undefined)}
      onSave={save}
      onCancel={back}
    />
  );
}
