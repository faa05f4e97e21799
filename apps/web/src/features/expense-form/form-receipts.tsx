import { useState } from 'react';
import type { Receipt } from '@quits/product/expense/schema.ts';
import type { ExpenseForm } from '@quits/product/expense-form/expense-form.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { ScanPart } from '../../receipt-scan/scan-part.tsx';
import { Receipts } from '../../receipts/receipts.tsx';

/** Props of {@link FormReceipts}. */
export interface FormReceiptsProps {
  readonly form: ExpenseForm;
  /** Called with new receipts only, since the form may have changed while they were read. */
  readonly onAdd: (added: readonly Receipt[]) => void;
  /** Returns whether files are being read; the expense can't be saved without them. */
  readonly onReading: (isReading: boolean) => void;
  /** Called with a function that fills the form with what was read from a photo. */
  readonly onRead: (fill: (form: ExpenseForm) => ExpenseForm) => void;
  readonly onChange: (form: ExpenseForm) => void;
}

/** Receipts of an expense that may be unsaved: its id exists from the start. */
export function FormReceipts({ form, onAdd, onReading, onRead, onChange }: FormReceiptsProps) {
  const group = useGroup();
  const { expenseId, receipts } = form;
  const [photo, setPhoto] = useState<File>();
  return (
    <>
      <Receipts
        groupId={group.id}
        expenseId={expenseId}
        receipts={receipts}
        onAdd={onAdd}
        onChosen={(files) => setPhoto(files.findLast(({ type }) => isPhoto(type)) ?? photo)}
        onReading={onReading}
        onRemove={(removed) =>
          onChange({ ...form, receipts: receipts.filter(({ id }) => id !== removed.id) })
        }
      />
      {photo === undefined || receipts.length === 0 || form.kind === 'payment' ? null : (
        <ScanPart file={photo} currency={form.currency} onRead={onRead} />
      )}
    </>
  );
}

/** Returns whether every browser can draw images of a type; PDFs and HEIC can't be read. */
function isPhoto(type: string): boolean {
  return /^image\/(?:jpeg|png|webp)$/u.test(type);
}
