import type { AmountsByPerson, Split } from '@quits/ledger';
import type { Expense, Receipt } from './schema.ts';

/** What an amount in another currency is in the group's own. */
export type Conversion = Readonly<
  Pick<Expense, 'groupAmount' | 'groupCurrency' | 'rate' | 'rateSource' | 'rateDate'>
>;

/** The parts of an expense that a person decides. */
export interface NewExpense
  extends
    Readonly<Pick<Expense, 'kind' | 'title' | 'amount' | 'currency' | 'date' | 'category'>>,
    Conversion {
  readonly payers: AmountsByPerson;
  readonly split: Split;
  readonly shares: AmountsByPerson;
  readonly notes?: string;
  /** Left out by an edit that keeps those there are. */
  readonly receipts?: readonly Receipt[];
  /** The series that it comes from; an edit leaves it as it is. */
  readonly recurringId?: string;
}

/** What can be brought back of an expense. */
export type ExpenseSummary = Omit<NewExpense, 'receipts' | 'recurringId'>;

/** Picks what can be brought back of an expense. */
export function summaryOf(expense: NewExpense): ExpenseSummary {
  const { kind, title, amount, currency, date, category, payers, shares, split } = expense;
  return {
    kind,
    title,
    amount,
    currency,
    date,
    category,
    payers,
    shares,
    split,
    notes: expense.notes ?? '',
    ...conversionOf(expense),
  };
}

/** What an entry of the history keeps: also what the files were called, never the files. */
export type ActivitySnapshot = ExpenseSummary & { readonly receiptNames: readonly string[] };

/** Picks what an entry of the history keeps. */
export function toActivitySnapshot(expense: NewExpense): ActivitySnapshot {
  const receiptNames = (expense.receipts ?? []).map(({ name }) => name);
  return { ...summaryOf(expense), receiptNames };
}

/** Picks what the amount is in the group's own currency; nothing when it is in that already. */
export function conversionOf({
  groupAmount,
  groupCurrency,
  rate,
  rateSource,
  rateDate,
}: Conversion): Conversion {
  return {
    ...(groupAmount === undefined ? {} : { groupAmount }),
    ...(groupCurrency === undefined ? {} : { groupCurrency }),
    ...(rate === undefined ? {} : { rate }),
    ...(rateSource === undefined ? {} : { rateSource }),
    ...(rateDate === undefined ? {} : { rateDate }),
  };
}

/** Picks what a person decides out of an expense as it is stored. */
export function toDraft(expense: Expense): NewExpense {
  return { ...summaryOf(expense), receipts: expense.receipts };
}
