import { type AppError, type Result } from '@quits/errors';
import type { ImportedFile } from '@quits/ledger/files';
import type { Receipt } from '../expense/schema.ts';
import type { IdentifiedExpense } from './import-entries.ts';
import type { ImportJob } from './import-job.ts';

/** Queues a file for upload as a receipt with a given id; adding it again does no harm. */
export type AddReceipt = (
  place: { readonly groupId: string; readonly expenseId: string },
  receipt: { readonly id: string; readonly file: File },
) => Promise<Result<Receipt, AppError>>;

/** Receipts to import. */
export interface ReceiptsRequest {
  readonly file: ImportedFile;
  readonly job: Pick<ImportJob, 'groupId' | 'files'>;
  readonly addReceipt: AddReceipt | undefined;
  readonly signal: AbortSignal | undefined;
}

/** Adds to new expenses the receipts that the archive contains; those that are no images or documents are left out. */
export async function withReceipts(
  fresh: readonly IdentifiedExpense[],
  { file, job: { groupId, files = {} }, addReceipt, signal }: ReceiptsRequest,
): Promise<readonly IdentifiedExpense[]> {
  if (addReceipt === undefined || Object.keys(files).length === 0) return fresh;
  const stored = new Map(file.entries.map(({ id, receipts = [] }) => [id, receipts]));
  const attached: IdentifiedExpense[] = [];
  for (const expense of fresh) {
    const receipts: Receipt[] = [];
    for (const { id, name, type, file: path } of stored.get(expense.id) ?? []) {
      const blob = Object.hasOwn(files, path) ? files[path] : undefined;
      if (blob === undefined || signal?.aborted === true) continue;
      const added = await addReceipt(
        { groupId, expenseId: expense.id },
        { id, file: new File([blob], name, { type }) },
      );
      if (added.ok) receipts.push(added.value);
    }
    attached.push(receipts.length === 0 ? expense : { ...expense, receipts });
  }
  return attached;
}
