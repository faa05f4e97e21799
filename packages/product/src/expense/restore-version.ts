import { firstResultWithin, type Doc, firestoreErrors } from '@quits/firestore';
import type { Database } from '../database.ts';
import type { AppError, Result } from '@quits/errors';
import { err, ok } from '@quits/errors';
import { expenses } from './collections.ts';
import type { Expense } from './schema.ts';
import { editExpense, restoreExpense } from './change-expense.ts';
import type { ExpenseSummary } from './new-expense.ts';

/** An older version of an expense to restore. */
export interface BringBackRequest {
  readonly groupId: string;
  readonly uid: string;
  readonly expenseId: string;
  /** Version to restore; without it, a deleted expense is restored unchanged. */
  readonly version?: ExpenseSummary;
}

/**
 * Restores a deleted expense or an older version, whatever changed since. Fails with
 * `firestore/unavailable` if the device can't read the expense.
 */
export async function restoreVersion(
  database: Database,
  { groupId, uid, expenseId, version }: BringBackRequest,
): Promise<Result<undefined, AppError>> {
  const found = await current(database, groupId, expenseId);
  if (!found.ok) return found;
  let expense = found.value;
  if (expense.data.deletedAt !== undefined) {
    expense = restoreExpense(database, { groupId, uid, expense }).result;
  }
  if (version !== undefined) editExpense(database, { groupId, uid, expense }, version);
  return ok(undefined);
}

async function current(
  database: Database,
  groupId: string,
  id: string,
): Promise<Result<Doc<Expense>, AppError>> {
  const found = await firstResultWithin(database.liveDocument(expenses, { groupId, id }));
  if (!found.ok) return found;
  const state = found.value;
  if (state.status === 'failed') return err(state.error);
  if (state.status === 'ready' && state.data !== undefined) return ok(state.data);
  return err(firestoreErrors.create('firestore/not-found', { detail: id }));
}
