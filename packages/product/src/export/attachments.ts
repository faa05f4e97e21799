import * as v from 'valibot';
import { receiptPath } from '../expense/receipt-path.ts';

/** A stored file that belongs to what is taken along. */
export interface Attachment {
  /** Where the object store has it. */
  readonly path: string;
  /** Where it lies in the file that is taken along. */
  readonly name: string;
}

const receiptsSchema = v.array(v.object({ id: v.string(), name: v.string() }));

/** The receipts of a stored expense; each lies under its ids, which the expense names. */
export function attachmentsOf(
  groupId: string,
  expense: { readonly id: string; readonly receipts?: unknown },
): readonly Attachment[] {
  const receipts = v.safeParse(receiptsSchema, expense.receipts);
  if (!receipts.success) return [];
  return receipts.output.map(({ id, name }) => ({
    path: receiptPath(groupId, expense.id, id),
    name: `receipts/${groupId}/${expense.id}/${id}${endingOf(name)}`,
  }));
}

function endingOf(name: string): string {
  return /\.[a-z0-9]{1,5}$/i.exec(name)?.[0].toLowerCase() ?? '';
}
