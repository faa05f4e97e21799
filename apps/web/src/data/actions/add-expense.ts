import {
  type Database,
  newId,
  serverTimestamp,
  type WriteBatch,
  type WriteHandle,
} from '@quits/firestore';
import { activity, expenses } from '../collections.ts';
import { moveSums } from './move-sums.ts';
import { type NewExpense, keptOf } from './new-expense.ts';

/** Where an expense goes and who writes it. */
export interface AddExpenseRequest {
  readonly groupId: string;
  readonly uid: string;
  /** Made before the split is shown, because it decides who takes the spare minor units. */
  readonly expenseId: string;
  readonly expense: NewExpense;
}

/** Adds an expense together with what it moves and its line of the history, in one atomic commit. */
export function addExpense(database: Database, request: AddExpenseRequest): WriteHandle {
  const isPayment = request.expense.kind === 'payment';
  return database.write(isPayment ? 'record-payment' : 'add-expense', (batch) =>
    putExpense(batch, request),
  );
}

/** The operations of {@link addExpense}, for writes that do more. */
export function putExpense(batch: WriteBatch, request: AddExpenseRequest): void {
  const { groupId, uid, expenseId } = request;
  const expense = { ...request.expense, title: request.expense.title.trim() };
  batch.create(expenses, { groupId }, expenseId, {
    ...expense,
    notes: expense.notes ?? '',
    receipts: [...(expense.receipts ?? [])],
    createdAt: serverTimestamp(),
    createdBy: uid,
    updatedAt: serverTimestamp(),
    updatedBy: uid,
    version: 1,
  });
  moveSums(batch, { groupId, expenseId, after: expense });
  batch.create(activity, { groupId }, newId(), {
    at: serverTimestamp(),
    by: uid,
    what: expense.kind === 'payment' ? 'settled' : 'created',
    target: { kind: 'expense', id: expenseId },
    before: null,
    after: keptOf(expense),
  });
}
