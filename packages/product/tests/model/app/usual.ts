import { addExpense } from '../../../src/expense/add-expense.ts';
import { checkExpense } from '../../../src/expense-form/check-expense.ts';
import { startForm } from '../../../src/expense-form/start-form.ts';
import { changeUsual, type UsualChange } from '../../../src/group/change-usual.ts';
import { activePeople } from '../../../src/person/people.ts';
import type { Page } from '../page.ts';
import { at, groupOf, request } from './at.ts';

const LOCALE = 'en-US';

/** Changes a group's defaults of new expenses. */
export function changeDefaults(page: Page, change: UsualChange): void {
  changeUsual(page.database, request(page), change);
}

/**
 * Adds an expense as the form starts it, in cents or whatever the currency has; returns whether it
 * was valid.
 */
export function addAsUsual(page: Page, expenseId: string, amount: number): boolean {
  const { groupId, uid } = page;
  const group = groupOf(page);
  const people = activePeople(group, { uid, compare: (a, b) => (a < b ? -1 : Number(a > b)) });
  const now = new Date('2026-11-02T12:00:00Z');
  const started = startForm({ groupId, group, people, uid, now, locale: LOCALE });
  const form = { ...started, expenseId, amountText: String(amount), title: 'As usual' };
  const { expense } = checkExpense(form, {
    groupCurrency: group.currency,
    locale: LOCALE,
    paymentTitle: () => '',
  });
  if (expense !== undefined) addExpense(page.database, { ...at(page), expenseId, expense });
  return expense !== undefined;
}
