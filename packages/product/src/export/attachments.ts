import * as v from 'valibot';
import { receiptPath } from '../expense/receipt-path.ts';

/** A stored file included in an export. */
export interface Attachment {
  /** Path in the object store. */
  readonly path: string;
  /** Path in the archive. */
  readonly name: string;
}

const receiptsSchema = v.array(v.object({ id: v.string(), name: v.string() }));

/**
 * Returns the receipts of a stored expense; each file is named by its ids, which the expense refers
 * to.
 */
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
