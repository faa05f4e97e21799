import { type Database, newId } from '@quits/firestore';
import { split } from '@quits/ledger';
import { addExpense } from './add-expense.ts';
import type { ExistingExpense } from './change-expense.ts';
import { summaryOf } from './new-expense.ts';

/** Adds the same once more, on another day; receipts stay with the first one. */
export function duplicateExpense(
  database: Database,
  { groupId, uid, expense }: ExistingExpense,
  date: string,
): { readonly expenseId: string } {
  const expenseId = newId();
  const same = summaryOf(expense.data);
  // Who takes the spare minor units follows from the id, so the copy is split anew.
  const anew = split({ expenseId, amount: same.amount, split: same.split });
  const shares = anew.ok ? anew.value : same.shares;
  addExpense(database, { groupId, uid, expenseId, expense: { ...same, shares, date } });
  return { expenseId };
}
