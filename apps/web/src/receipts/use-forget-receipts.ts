import type { Receipt } from '../data/schemas/expense.ts';
import { useFiles } from '../files/files-context.tsx';
import { forgetReceiptFiles, type ReceiptOwner } from './receipt-files.ts';

/**
 * Gives the way to delete files that no expense names any more: those taken out by an edit once it is
 * saved, those added by a form that is left without saving.
 */
export function useForgetReceipts(): (owner: ReceiptOwner, receipts: readonly Receipt[]) => void {
  const files = useFiles();
  return (owner, receipts) => {
    if (files !== undefined) forgetReceiptFiles(files, owner, receipts);
  };
}
