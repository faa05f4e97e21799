import type { AppError } from '@quits/errors';
import { generateId } from '@quits/firestore';
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
    const id = generateId();
    const added = await uploads.add({
      path: receiptPath(owner.groupId, owner.expenseId, id),
      file,
      types: RECEIPT_TYPES,
      maxBytes: MAX_BYTES,
      preview: {
        path: previewPath(owner.groupId, owner.expenseId, id),
        maxDimension: PREVIEW_EDGE,
      },
    });
    if (!added.ok) {
      problem = added.error;
      continue;
    }
    const type = uploads.list.getState().find((upload) => upload.id === added.value)?.type;
    const known = RECEIPT_TYPES.find((one) => one === type);
    if (known !== undefined)
      receipts.push({ id, name: file.name.slice(-MAX_RECEIPT_NAME), type: known });
  }
  return { receipts, problem };
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
