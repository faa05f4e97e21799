import {
  generateId,
  serverTimestamp,
  type WriteBatch,
  type WriteHandle,
  type WriteOptions,
} from '@quits/firestore';
import type { Database } from '../database.ts';
import { activity } from '../activity/collections.ts';
import { expenses } from './collections.ts';
import { countedOf } from './to-ledger-entry.ts';
import { applyBalanceDelta } from './apply-balance-delta.ts';
import { type NewExpense, toActivitySnapshot } from './new-expense.ts';

/** Group, author and contents of a new expense. */
export interface AddExpenseRequest {
  readonly groupId: string;
  readonly uid: string;
  /**
   * Created before the split is shown, because it determines who receives the spare minor units.
   */
  readonly expenseId: string;
  readonly expense: NewExpense;
  /** The commit's revision. @default a new one */
  readonly rev?: string;
  /** When the lists show it. @default at once */
  readonly announce?: WriteOptions['announce'];
}

/** Adds an expense with its balance changes and its activity entry, in one atomic commit. */
export function addExpense(database: Database, request: AddExpenseRequest): WriteHandle {
  const isPayment = request.expense.kind === 'payment';
  const { rev = generateId(), announce } = request;
  return database.write(
    isPayment ? 'record-payment' : 'add-expense',
    (batch) => putExpense(batch, { ...request, rev }),
    { announce },
  );
}

/** The operations of {@link addExpense}, for commits that do more; `rev` is the commit's revision. */
export function putExpense(
  batch: WriteBatch,
  request: AddExpenseRequest & { readonly rev: string },
): void {
  const { groupId, uid, expenseId, rev } = request;
  const expense = createExpense(batch, request);
  applyBalanceDelta(batch, { groupId, rev, expenseId, after: expense });
  batch.create(
    activity,
    { groupId },
    rev,
    {
      at: serverTimestamp(),
      by: uid,
      what: expense.kind === 'payment' ? 'settled' : 'created',
      target: { kind: 'expense', id: expenseId },
      before: null,
      after: toActivitySnapshot(expense),
    },
    { proof: true },
  );
}

/** Creates only the expense's document, for commits that update the sums of several. */
export function createExpense(
  batch: WriteBatch,
  { groupId, uid, expenseId, rev, expense: given }: AddExpenseRequest & { readonly rev: string },
): NewExpense {
  const expense = { ...given, title: given.title.trim() };
  batch.create(expenses, { groupId }, expenseId, {
    ...expense,
    notes: expense.notes ?? '',
    receipts: [...(expense.receipts ?? [])],
    counted: countedOf(expenseId, expense),
    commentCount: 0,
    createdAt: serverTimestamp(),
    createdBy: uid,
    updatedAt: serverTimestamp(),
    updatedBy: uid,
    rev,
  });
  return expense;
}
