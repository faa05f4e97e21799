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
  /** The last photo that was added, which can be read, again with another reader or language too. */
  readonly photo: File | undefined;
  readonly onPhoto: (photo: File) => void;
  /** Called with a function that fills the form with what was read from a photo. */
  readonly onRead: (fill: (form: ExpenseForm) => ExpenseForm) => void;
  readonly onChange: (form: ExpenseForm) => void;
}

/** Receipts of an expense that may be unsaved: its id exists from the start. */
export function FormReceipts(props: FormReceiptsProps) {
  const { form, onAdd, onReading, photo, onPhoto, onRead, onChange } = props;
  const group = useGroup();
  const { expenseId, receipts } = form;
  return (
    <>
      <Receipts
        groupId={group.id}
        expenseId={expenseId}
        receipts={receipts}
        onAdd={onAdd}
        onChosen={(files) => {
          const chosen = files.findLast(({ type }) => isPhoto(type));
          if (chosen !== undefined) onPhoto(chosen);
        }}
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
