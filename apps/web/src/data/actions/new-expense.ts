import type { AmountsByPerson, Split } from '@quits/ledger';
import type { Expense, Receipt } from '../schemas/expense.ts';

/** The parts of an expense that a person decides. */
export interface NewExpense extends Readonly<
  Pick<Expense, 'kind' | 'title' | 'amount' | 'currency' | 'date' | 'category'>
> {
  readonly payers: AmountsByPerson;
  readonly split: Split;
  readonly shares: AmountsByPerson;
  readonly notes?: string;
  /** Left out by an edit that keeps those there are. */
  readonly receipts?: readonly Receipt[];
}

/** What the history keeps of an expense. */
export type ExpenseSummary = Omit<NewExpense, 'split' | 'notes' | 'receipts'>;

/** Picks what the history keeps of an expense. */
export function summaryOf(expense: NewExpense): ExpenseSummary {
  const { kind, title, amount, currency, date, category, payers, shares } = expense;
  return { kind, title, amount, currency, date, category, payers, shares };
}

/** Picks what a person decides out of an expense as it is stored. */
export function parts(expense: Expense): NewExpense {
  const { notes, split, receipts } = expense;
  return { ...summaryOf(expense), notes, split, receipts };
}
