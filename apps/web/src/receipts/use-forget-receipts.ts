import { useUser } from '@quits/auth/react';
import type { Receipt } from '@quits/product/expense/schema.ts';
import { useFiles } from '../files/files-context.tsx';
import { dropImages } from '@quits/product/files/kept-images.ts';
import { forgetReceiptFiles, type ReceiptOwner } from '@quits/product/files/receipt-files.ts';

/**
 * Returns a function that deletes files that no expense refers to: those removed by a saved edit,
 * and those added by a discarded form.
 */
export function useForgetReceipts(): (owner: ReceiptOwner, receipts: readonly Receipt[]) => void {
  const files = useFiles();
  const uid = useUser()?.uid;
  return (owner, receipts) => {
    if (files === undefined) return;
    const forgotten = forgetReceiptFiles(files, owner, receipts);
    if (uid !== undefined) void dropImages(uid, forgotten);
  };
}
