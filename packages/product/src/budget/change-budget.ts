import { serverTimestamp, type WriteHandle } from '@quits/firestore';
import type { Database } from '../database.ts';
import { budgets } from './collections.ts';
import type { Budget } from './schema.ts';

/** Group, category and author of a change. */
export interface BudgetRequest {
  readonly groupId: string;
  readonly uid: string;
  readonly category: string;
}

/** Sets the monthly budget of a category; the last change wins. */
export function putBudget(
  database: Database,
  { groupId, uid, category }: BudgetRequest,
  { amount, currency }: Pick<Budget, 'amount' | 'currency'>,
): WriteHandle {
  return database.write('change-budget', (batch) =>
    batch.set(budgets, { groupId }, category, {
      amount,
      currency,
      updatedBy: uid,
      updatedAt: serverTimestamp(),
    }),
  );
}

/** Removes the monthly budget of a category. */
export function removeBudget(
  database: Database,
  { groupId, category }: Omit<BudgetRequest, 'uid'>,
): WriteHandle {
  return database.write('change-budget', (batch) => batch.delete(budgets, { groupId }, category));
}
