import type { Doc } from '@quits/firestore';
import { useDatabase } from '@quits/firestore/react';
import { editExpense } from '@quits/product/expense/change-expense.ts';
import { toDraft } from '@quits/product/expense/new-expense.ts';
import type { KeptEdit } from '../../data/use-refused-edit.ts';
import type { Expense } from '@quits/product/expense/schema.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { paths } from '../../routing/paths.ts';
import { useCloseForm } from '@quits/app-platform/screen/use-close-form.ts';
import { ConflictView } from './conflict-view.tsx';

/** Props of {@link RefusedEditView}. */
export interface RefusedEditViewProps {
  readonly uid: string;
  readonly expense: Doc<Expense>;
  readonly refused: KeptEdit;
}

/** A rejected edit, compared with the current version. */
export function RefusedEditView({ uid, expense, refused }: RefusedEditViewProps) {
  const group = useGroup();
  const database = useDatabase();
  const back = useCloseForm(paths.expense(group.id, expense.id));
  return (
    <ConflictView
      base={refused.base}
      mine={refused.edited}
      theirs={toDraft(expense.data)}
      onSave={(merged) => {
        const replaces = refused.writeId;
        editExpense(database, { groupId: group.id, uid, expense, replaces }, merged);
        back();
      }}
      onCancel={back}
    />
  );
}
