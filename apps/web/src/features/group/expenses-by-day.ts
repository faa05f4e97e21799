import type { Doc } from '@quits/firestore';
import type { Expense } from '../../data/schemas/expense.ts';

/** The expenses of one calendar day, newest first. */
export interface ExpenseDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly expenses: readonly Doc<Expense>[];
}

/** Groups expenses by day, newest day first, leaving out what was deleted. */
export function expensesByDay(expenses: readonly Doc<Expense>[]): ExpenseDay[] {
  const days = new Map<string, Doc<Expense>[]>();
  for (const expense of expenses) {
    if (expense.data.deletedAt !== undefined) continue;
    const day = days.get(expense.data.date) ?? [];
    day.push(expense);
    days.set(expense.data.date, day);
  }
  return [...days]
    .map(([date, list]) => ({ date, expenses: list }))
    .sort((a, b) => (a.date < b.date ? 1 : -1));
}
