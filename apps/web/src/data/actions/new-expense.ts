import type { AmountsByPerson, Split } from '@quits/ledger';
import type { Expense } from '../schemas/expense.ts';

/** The parts of an expense that a person decides. */
export interface NewExpense extends Readonly<
  Pick<Expense, 'kind' | 'title' | 'amount' | 'currency' | 'date' | 'category'>
> {
  readonly payers: AmountsByPerson;
  readonly split: Split;
  readonly shares: AmountsByPerson;
  readonly notes?: string;
}

/** What the history keeps of an expense. */
export type ExpenseSummary = Omit<NewExpense, 'split' | 'notes'>;

/** Picks what the history keeps of an expense. */
export function summaryOf(expense: NewExpense): ExpenseSummary {
  const { kind, title, amount, currency, date, category, payers, shares } = expense;
  return { kind, title, amount, currency, date, category, payers, shares };
}
