import type { NewExpense } from '../../../src/expense/new-expense.ts';

/** An expense with one of everything. */
export const EXPENSE: NewExpense = {
  kind: 'expense',
  title: 'Dinner',
  amount: 1200,
  currency: 'EUR',
  date: '2026-11-22',
  category: 'dining',
  payers: { 'p-ann': 800, 'p-editor': 400 },
  split: { mode: 'weights', inputs: { 'p-ann': '1', 'p-bob': '2' } },
  shares: { 'p-ann': 400, 'p-bob': 800 },
  notes: 'With wine',
  receipts: [{ id: 'r1', name: 'bill.jpg', type: 'image/jpeg' }],
};

/** The same in another currency. */
export const CONVERTED: Partial<NewExpense> = {
  currency: 'USD',
  groupAmount: 1080,
  groupCurrency: 'EUR',
  rate: '0.9',
  rateSource: 'rate',
  rateDate: '2026-11-20',
};
