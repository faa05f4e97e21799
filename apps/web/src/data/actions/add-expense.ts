import {
  type Database,
  increment,
  newId,
  serverTimestamp,
  type WriteHandle,
} from '@quits/firestore';
import { balanceIncrements } from '@quits/ledger';
import { activity, expenses, groups, months } from '../collections.ts';
import type { Expense } from '../schemas/expense.ts';

/** The parts of an expense that a person decides. */
export type NewExpense = Pick<
  Expense,
  'kind' | 'title' | 'amount' | 'currency' | 'date' | 'category' | 'payers' | 'split' | 'shares'
> & { readonly notes?: string };

/** Where an expense goes and who writes it. */
export interface AddExpenseRequest {
  readonly groupId: string;
  readonly uid: string;
  /** Made before the split is shown, because it decides who takes the spare minor units. */
  readonly expenseId: string;
  readonly expense: NewExpense;
}

/**
 * Adds an expense together with what it moves: balances, the month's totals and the history, in one
 * atomic commit of increments, so that they stay exact whoever else writes meanwhile.
 */
export function addExpense(database: Database, request: AddExpenseRequest): WriteHandle {
  const { groupId, uid, expenseId, expense } = request;
  return database.write('add-expense', (batch) => {
    batch.create(expenses, { groupId }, expenseId, {
      ...expense,
      title: expense.title.trim(),
      notes: expense.notes ?? '',
      receipts: [],
      createdAt: serverTimestamp(),
      createdBy: uid,
      updatedAt: serverTimestamp(),
      updatedBy: uid,
      version: 1,
    });
    batch.update(groups, {}, groupId, {
      ...balanceFields(expense),
      expenseCount: increment(1),
      lastExpenseId: expenseId,
      lastActivityAt: serverTimestamp(),
    });
    if (expense.kind === 'expense') {
      batch.merge(months, { groupId }, expense.date.slice(0, 7), monthTotals(expense));
    }
    batch.create(activity, { groupId }, newId(), {
      at: serverTimestamp(),
      by: uid,
      what: expense.kind === 'payment' ? 'settled' : 'created',
      target: { kind: 'expense', id: expenseId },
      before: null,
      after: {
        title: expense.title.trim(),
        amount: expense.amount,
        currency: expense.currency,
        date: expense.date,
      },
    });
  });
}

function balanceFields(expense: NewExpense) {
  const increments = balanceIncrements({ after: expense });
  return Object.fromEntries(
    Object.entries(increments).flatMap(([currency, byPerson]) =>
      Object.entries(byPerson).map(([personId, minor]) => [
        `balances.${currency}.${personId}`,
        increment(minor),
      ]),
    ),
  );
}

function monthTotals(expense: NewExpense) {
  return {
    totals: {
      [expense.currency]: {
        all: increment(expense.amount),
        byCategory: { [expense.category]: increment(expense.amount) },
        byPerson: Object.fromEntries(
          Object.entries(expense.shares).map(([personId, share]) => [personId, increment(share)]),
        ),
      },
    },
  };
}
