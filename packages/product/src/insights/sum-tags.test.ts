import type { Doc } from '@quits/firestore';
import { expect, it } from 'vitest';
import { sampleExpense } from '../../tests/support/sample-expense.ts';
import type { Expense } from '../expense/schema.ts';
import { knownTags, sumTags } from './sum-tags.ts';

function expense(id: string, change: Partial<Expense>): Doc<Expense> {
  const amount = change.amount ?? 1000;
  const parts = { payers: { a: amount }, shares: { b: amount }, amount };
  return sampleExpense(id, { date: '2026-11-10', ...parts, ...change });
}

const expenses = [
  expense('5', { title: 'Tram #Lisbon', amount: 300 }),
  expense('4', { title: 'Dinner #lisbon #food', amount: 1000 }),
  expense('3', { title: 'Refund #lisbon', kind: 'income', amount: 200 }),
  expense('2', { title: 'Old #lisbon', amount: 50, date: '2026-10-31' }),
  expense('1', { title: 'Paid #lisbon', kind: 'payment' }),
  expense('0', { title: 'Gone #gone', deletedAt: null }),
  expense('d', { title: 'Taxi #lisbon', currency: 'USD', amount: 700 }),
];

it('sums the spending with each tag since a month', () => {
  expect(sumTags(expenses, { currency: 'EUR', since: '2026-11' })).toEqual([
    { key: 'lisbon', label: 'Lisbon', spent: 1100 },
    { key: 'food', label: 'food', spent: 1000 },
  ]);
  expect(sumTags(expenses, { currency: 'EUR', since: undefined })[0]?.spent).toBe(1150);
  expect(sumTags(expenses, { currency: 'USD', since: undefined })).toEqual([
    { key: 'lisbon', label: 'lisbon', spent: 700 },
  ]);
});

it('knows the tags that can be chosen', () => {
  expect(knownTags(expenses, (a, b) => a.localeCompare(b))).toEqual(['food', 'Lisbon']);
});
