import { type AppError, err, ok, type Result } from '@quits/errors';
import { generateId } from '@quits/firestore';
import { storageErrors } from '@quits/storage';
import { productErrors } from '../errors/product-errors.ts';
import { previewPath, receiptPath } from '../expense/receipt-path.ts';
import { MAX_RECEIPT_NAME, MAX_RECEIPTS, type Receipt } from '../expense/schema.ts';
import type { Files } from './create-files.ts';
import { dropUpload } from './drop-upload.ts';

/** Kinds of files that can be receipts. */
export const RECEIPT_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'application/pdf',
] as const satisfies readonly Receipt['type'][];

const MAX_BYTES = 10 * 1024 * 1024;
const PREVIEW_EDGE = 320;

/** Expense that receipts belong to. */
export interface ReceiptOwner {
  readonly groupId: string;
  readonly expenseId: string;
}

/** Result of adding files. */
export interface AddedReceipts {
  readonly receipts: readonly Receipt[];
  /** Error of the last rejected file. */
  readonly problem: AppError | undefined;
}

/** Checks, shrinks and queues files; resolves before they are uploaded. */
export async function addReceiptFiles(
  { uploads }: Pick<Files, 'uploads'>,
  owner: ReceiptOwner,
  files: readonly File[],
  already: number,
): Promise<AddedReceipts> {
  const room = Math.max(0, MAX_RECEIPTS - already);
  const receipts: Receipt[] = [];
  let problem: AppError | undefined =
    files.length > room ? productErrors.create('upload/too-many') : undefined;
  for (const file of files.slice(0, room)) {
    const added = await addReceiptFile({ uploads }, owner, { id: generateId(), file });
    if (added.ok) receipts.push(added.value);
    else problem = added.error;
  }
  return { receipts, problem };
}

/** Checks, shrinks and queues one file under a given id: adding it again replaces it. */
export async function addReceiptFile(
  { uploads }: Pick<Files, 'uploads'>,
  { groupId, expenseId }: ReceiptOwner,
  { id, file }: { readonly id: string; readonly file: File },
): Promise<Result<Receipt, AppError>> {
  const added = await uploads.add({
    path: receiptPath(groupId, expenseId, id),
    file,
    types: RECEIPT_TYPES,
    maxBytes: MAX_BYTES,
    preview: { path: previewPath(groupId, expenseId, id), maxDimension: PREVIEW_EDGE },
  });
  if (!added.ok) return added;
  const queued = uploads.list.getState().find((upload) => upload.id === added.value)?.type;
  const type = RECEIPT_TYPES.find((one) => one === queued);
  return type === undefined
    ? err(storageErrors.create('upload/wrong-type'))
    : ok({ id, name: file.name.slice(-MAX_RECEIPT_NAME), type });
}

/** Cancels uploads of receipts and deletes uploaded files; returns the affected paths. */
export function forgetReceiptFiles(
  { uploads, remove }: Pick<Files, 'uploads' | 'remove'>,
  { groupId, expenseId }: ReceiptOwner,
  receipts: readonly Receipt[],
): readonly string[] {
  return receipts.flatMap(({ id, type }) => {
    const path = receiptPath(groupId, expenseId, id);
    const upload = uploads.list.getState().find((one) => one.path === path);
    if (upload !== undefined) dropUpload(uploads, upload.id);
    const paths = hasPreview(type) ? [path, previewPath(groupId, expenseId, id)] : [path];
    remove(paths);
    return paths;
  });
}

/** Returns whether a receipt has a preview: only formats that every browser can display. */
export function hasPreview(type: Receipt['type']): boolean {
  return type !== 'application/pdf' && type !== 'image/heic';
}
