import type { AmountsByPerson, Split } from '@quits/ledger';
import type { Expense, Receipt } from './schema.ts';

/** Conversion of a foreign amount to the group's currency. */
export type Conversion = Readonly<
  Pick<Expense, 'groupAmount' | 'groupCurrency' | 'rate' | 'rateSource' | 'rateDate'>
>;

/** Editable fields of an expense. */
export interface NewExpense
  extends
    Readonly<Pick<Expense, 'kind' | 'title' | 'amount' | 'currency' | 'date' | 'category'>>,
    Conversion {
  readonly payers: AmountsByPerson;
  readonly split: Split;
  readonly shares: AmountsByPerson;
  readonly notes?: string;
  /** Omitted by an edit that doesn't change the receipts. */
  readonly receipts?: readonly Receipt[];
  /** Series that created the expense; an edit doesn't change it. */
  readonly recurringId?: string;
}

/** Fields of an expense that can be restored. */
export type ExpenseSummary = Omit<NewExpense, 'receipts' | 'recurringId'>;

/** Picks the fields of an expense that can be restored. */
export function toSummary(expense: NewExpense): ExpenseSummary {
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

/** Fields stored in an activity entry: includes names of receipts, but not the files. */
export type ActivitySnapshot = ExpenseSummary & { readonly receiptNames: readonly string[] };

/** Picks the fields stored in an activity entry. */
export function toActivitySnapshot(expense: NewExpense): ActivitySnapshot {
  const receiptNames = (expense.receipts ?? []).map(({ name }) => name);
  return { ...toSummary(expense), receiptNames };
}

/** Picks the conversion to the group's currency; empty if there is none. */
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

/** Picks the editable fields of a stored expense. */
export function toDraft(expense: Expense): NewExpense {
  return { ...toSummary(expense), receipts: expense.receipts };
}
