import { expect, test } from 'vitest';
import type { NewExpense } from '../expense/new-expense.ts';
import { eachShare } from './each-share.ts';

const EXPENSE: NewExpense = {
  kind: 'expense',
  title: 'Dinner',
  amount: 900,
  currency: 'EUR',
  date: '2026-11-22',
  category: 'other',
  payers: { a: 900 },
  split: { mode: 'equal', inputs: ['a', 'b', 'c'] },
  shares: { a: 300, b: 300, c: 300 },
};

test('is one amount if the total divides evenly', () => {
  expect(eachShare(EXPENSE)).toEqual([300]);
});

test('is the smallest and the largest amount if it doesn’t', () => {
  expect(eachShare({ ...EXPENSE, amount: 901, shares: { a: 300, b: 301, c: 300 } })).toEqual([
    300, 301,
  ]);
});

test('is nothing for one person, and for splits that aren’t equal', () => {
  const alone = { split: { mode: 'equal', inputs: ['a'] }, shares: { a: 900 } } as const;
  expect(eachShare({ ...EXPENSE, ...alone })).toBeUndefined();
  const exact = { mode: 'exact', inputs: EXPENSE.shares } as const;
  expect(eachShare({ ...EXPENSE, split: exact })).toBeUndefined();
});
