/** The columns of our own CSV, beside one or two for each person. */
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

/** What stands before a person's name in the columns of payers and shares. */
export const PAID_BY = 'Paid by ';
export const PAID_FOR = 'Paid for ';
