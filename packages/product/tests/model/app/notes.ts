import { putBudget, removeBudget } from '../../../src/budget/change-budget.ts';
import { addComment, deleteComment } from '../../../src/comment/comment.ts';
import type { Page } from '../page.ts';
import { at } from './at.ts';
import type { ShownExpense } from './expenses.ts';

/** Sets a category's monthly budget, or removes it. */
export function changeBudget(page: Page, category: string, amount: number | undefined): void {
  const request = { ...at(page), category };
  if (amount === undefined) removeBudget(page.database, request);
  else putBudget(page.database, request, { amount, currency: 'EUR' });
}

/** A comment that a page has made. */
export interface MadeComment {
  readonly id: string;
  readonly expenseId: string;
  readonly by: string;
  readonly writeId: string;
  readonly isCounted: boolean;
}

/** Adds a comment to an expense. */
export function comment(page: Page, expense: ShownExpense, text: string): MadeComment | undefined {
  const { groupId, uid } = page;
  const { id: writeId } = addComment(page.database, { groupId, expense, text, uid });
  const made = page
    .operationsOf(writeId)
    .flatMap(({ path }) => /\/comments\/([^/]+)$/u.exec(path)?.[1] ?? []);
  const [id] = made;
  const isCounted = expense.data.commentCount !== undefined;
  return id === undefined ? undefined : { id, expenseId: expense.id, by: uid, writeId, isCounted };
}

/** Deletes a comment; returns the id of the write. */
export function uncomment(page: Page, { id, expenseId, by, isCounted }: MadeComment): string {
  const data = { text: 'x', by, at: null, ...(isCounted ? { counted: true } : {}) };
  const place = { groupId: page.groupId, expenseId };
  return deleteComment(page.database, place, { id, data }).id;
}
