import type { ExpenseForm } from '../../entry/expense-form.ts';
import { useGroup } from '../../group-context/group-context.tsx';
import { Receipts } from '../../receipts/receipts.tsx';

/** Props of {@link FormReceipts}. */
export interface FormReceiptsProps {
  readonly form: ExpenseForm;
  readonly onChange: (form: ExpenseForm) => void;
}

/** The receipts of an expense that may not be saved yet: its id is there from the start. */
export function FormReceipts({ form, onChange }: FormReceiptsProps) {
  const group = useGroup();
  const { expenseId, receipts } = form;
  return (
    <Receipts
      groupId={group.id}
      expenseId={expenseId}
      receipts={receipts}
      onAdd={(added) => onChange({ ...form, receipts: [...receipts, ...added] })}
      onRemove={(removed) =>
        onChange({ ...form, receipts: receipts.filter(({ id }) => id !== removed.id) })
      }
    />
  );
}
