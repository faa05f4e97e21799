import type { WriteHandle } from '@quits/firestore';
import type { Database } from '../database.ts';
import type { Receipt } from './schema.ts';
import { editExpense, type ExistingExpense } from './change-expense.ts';
import { toDraft } from './new-expense.ts';

/** Replaces the receipts of an expense; nothing else changes. */
export function changeReceipts(
  database: Database,
  existing: ExistingExpense,
  receipts: readonly Receipt[],
): WriteHandle {
  return editExpense(database, existing, { ...toDraft(existing.expense.data), receipts });
}
