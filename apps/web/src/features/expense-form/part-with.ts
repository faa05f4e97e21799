import type { ExpenseFormProblems } from '@quits/product/expense-form/check-expense.ts';
import type { FormPart } from './form-details.tsx';

/** Returns the part that must be open to show a problem. */
export function partWith(problems: ExpenseFormProblems): FormPart | undefined {
  if (problems.payers !== undefined) return 'payer';
  if (problems.split !== undefined) return 'split';
  if (problems.date !== undefined) return 'date';
  if (problems.until !== undefined) return 'repeat';
  return problems.notes === undefined ? undefined : 'more';
}
