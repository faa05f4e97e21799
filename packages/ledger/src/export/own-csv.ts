/** Columns of the app's own CSV, besides one or two for each person. */
export const COLUMN = {
  date: 'Date',
  title: 'Title',
  kind: 'Kind',
  category: 'Category',
  amount: 'Amount',
  currency: 'Currency',
  groupAmount: 'Group amount',
  rate: 'Exchange rate',
  mode: 'Split mode',
  inputs: 'Split inputs',
  notes: 'Notes',
  id: 'Id',
} as const;

/** Prefixes of a person's name in the columns of payers and shares. */
export const PAID_BY = 'Paid by ';
export const PAID_FOR = 'Paid for ';

/** Prefix of a person's name in the column of their household, which every row repeats. */
export const HOUSEHOLD_OF = 'Household of ';

/** Returns the label of the column for amounts in the group's currency, including its code. */
export function groupAmountLabel(currency: string): string {
  return `${COLUMN.groupAmount} (${currency})`;
}

/** The currency that such a column names; files of old name none. */
export function currencyOfLabel(label: string): string | undefined {
  const [, currency] = /^group amount \((\w+)\)$/i.exec(label.trim()) ?? [];
  return currency?.toUpperCase();
}
