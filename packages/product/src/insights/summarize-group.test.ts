import type { Doc } from '@quits/firestore';
import { expect, it } from 'vitest';
import { sampleExpense } from '../../tests/support/sample-expense.ts';
import type { Expense } from '../expense/schema.ts';
import { summarizeGroup } from './summarize-group.ts';

function expense(id: string, change: Partial<Expense>): Doc<Expense> {
  const amount = change.amount ?? 1000;
  const parts = { payers: { a: amount }, shares: { b: amount }, amount };
  return sampleExpense(id, { date: '2026-11-10', ...parts, ...change });
}

const expenses = [
  expense('6', { title: 'Tram #Lisbon', amount: 300, date: '2026-11-12' }),
  expense('5', { title: 'Dinner #lisbon', amount: 1000 }),
  expense('4', { title: 'Rent', amount: 9000, date: '2026-10-01' }),
  expense('3', { title: 'Paid #lisbon', kind: 'payment', date: '2026-12-24' }),
  expense('2', { title: 'Gone #lisbon', deletedAt: null }),
  expense('1', { title: 'Taxi #porto', currency: 'USD', amount: 700 }),
];
const all = { currency: 'EUR', since: undefined, tag: undefined };

it('summarizes a group, a period of it, or a tag', () => {
  expect(summarizeGroup(expenses, all)).toMatchObject({
    first: '2026-10-01',
    last: '2026-11-12',
    expenses: 4,
    spent: 10_300,
    others: [{ currency: 'USD', spent: 700 }],
    largest: { title: 'Rent', amount: 9000 },
  });
  expect(summarizeGroup(expenses, { ...all, since: '2026-11' })?.spent).toBe(1300);
  expect(summarizeGroup(expenses, { ...all, tag: 'LISBON' })).toMatchObject({
    days: 3,
    expenses: 2,
    spent: 1300,
    people: [
      { id: 'b', paid: 0, owed: 1300 },
      { id: 'a', paid: 1300, owed: 0 },
    ],
  });
  expect(summarizeGroup(expenses, { ...all, tag: 'nothing' })).toBeUndefined();
});

it('uses the currency of the trip where nothing was spent in the group’s', () => {
  expect(summarizeGroup(expenses, { ...all, tag: 'porto' })).toMatchObject({
    currency: 'USD',
    spent: 700,
    others: [],
  });
});
