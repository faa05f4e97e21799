import type { Doc, WriteHandle } from '@quits/firestore';
import { addExpense } from '../../../src/expense/add-expense.ts';
import { restoreVersion } from '../../../src/expense/restore-version.ts';
import { deleteExpense, editExpense, restoreExpense } from '../../../src/expense/change-expense.ts';
import { type NewExpense, toDraft } from '../../../src/expense/new-expense.ts';
import { recordPayment } from '../../../src/expense/record-payment.ts';
import type { Expense } from '../../../src/expense/schema.ts';
import type { Page } from '../page.ts';
import { at, groupOf } from './at.ts';

export type { NewExpense } from '../../../src/expense/new-expense.ts';

/** An expense as a page shows it. */
export type ShownExpense = Doc<Expense>;

/** Adds an expense. */
export function add(page: Page, expenseId: string, expense: NewExpense): void {
  addExpense(page.database, { ...at(page), expenseId, expense });
}

/** Saves an edit of an expense. */
export function edit(page: Page, expense: ShownExpense, changed: Partial<NewExpense>): void {
  const own = toDraft(expense.data);
  const base = 'currency' in changed ? withoutConversion(own) : own;
  editExpense(page.database, { ...at(page), expense }, { ...base, ...changed });
}

function withoutConversion(expense: NewExpense): NewExpense {
  const { groupAmount: _, groupCurrency: __, rate: ___, ...rest } = expense;
  const { rateSource: ____, rateDate: _____, ...own } = rest;
  return own;
}

/** Deletes an expense, and returns the function that the Undo button calls. */
export function remove(page: Page, expense: ShownExpense): () => void {
  const { result } = deleteExpense(page.database, { ...at(page), expense });
  return () => void restoreExpense(page.database, { ...at(page), expense: result });
}

/** Restores a deleted expense from its screen. */
export function restore(page: Page, expense: ShownExpense): void {
  restoreExpense(page.database, { ...at(page), expense });
}

/** Restores an older version of an expense from the history. */
export async function bringOlderBack(page: Page, expenseId: string, back: number): Promise<void> {
  const version = page.reading.versionsOf(expenseId)[back];
  if (version !== undefined)
    await restoreVersion(page.database, { ...at(page), expenseId, version });
}

/** Records a payment, and returns the id of its expense. */
export function pay(page: Page, from: string, to: string, minor: number): string | undefined {
  const { people, currency } = groupOf(page);
  const sides = {
    from: { id: from, name: people[from]?.name ?? '' },
    to: { id: to, name: people[to]?.name ?? '' },
  };
  const now = new Date(2026, 10, 20);
  const payment = { ...sides, minor };
  const write = recordPayment(page.database, { ...at(page), payment, currency, now });
  return createdBy(page, write, /\/expenses\/([^/]+)$/u);
}

function createdBy(page: Page, { id }: WriteHandle, path: RegExp): string | undefined {
  return page.operationsOf(id).flatMap((one) => path.exec(one.path)?.[1] ?? [])[0];
}
