import type { Receipt } from '@quits/product/expense/schema.ts';
import type { ExpenseForm } from '@quits/product/expense-form/expense-form.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { Receipts } from '../../receipts/receipts.tsx';

/** Props of {@link FormReceipts}. */
export interface FormReceiptsProps {
  readonly form: ExpenseForm;
  /** Called with new receipts only, since the form may have changed while they were read. */
  readonly onAdd: (added: readonly Receipt[]) => void;
  /** Returns whether files are being read; the expense can't be saved without them. */
  readonly onReading: (isReading: boolean) => void;
  readonly onChange: (form: ExpenseForm) => void;
}

/** Receipts of an expense that may be unsaved: its id exists from the start. */
export function FormReceipts({ form, onAdd, onReading, onChange }: FormReceiptsProps) {
  const group = useGroup();
  const { expenseId, receipts } = form;
  return (
    <Receipts
      groupId={group.id}
      expenseId={expenseId}
      receipts={receipts}
      onAdd={onAdd}
      onReading={onReading}
      onRemove={(removed) =>
        onChange({ ...form, receipts: receipts.filter(({ id }) => id !== removed.id) })
      }
    />
  );
}
