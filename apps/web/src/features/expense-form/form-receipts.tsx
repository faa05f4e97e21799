import type { Receipt } from '@quits/product/expense/schema.ts';
import type { ExpenseForm } from '@quits/product/expense-form/expense-form.ts';
import { useGroup } from '../../group-context/group-context.tsx';
import { Receipts } from '../../receipts/receipts.tsx';

/** Props of {@link FormReceipts}. */
export interface FormReceiptsProps {
  readonly form: ExpenseForm;
  /** Receipts that were read; much may have been typed meanwhile, so they come without the form. */
  readonly onAdd: (added: readonly Receipt[]) => void;
  /** Whether files are being read; the expense can't be saved without them. */
  readonly onReading: (isReading: boolean) => void;
  readonly onChange: (form: ExpenseForm) => void;
}

/** The receipts of an expense that may not be saved yet: its id is there from the start. */
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
