import type { Doc } from '@quits/firestore';
import type { StatementLine } from '@quits/ledger/statement';
import { expect, it } from 'vitest';
import type { Expense } from '../expense/schema.ts';
import { planLines } from './plan-lines.ts';

const line = (id: string, amount: number, party = ''): StatementLine => ({
  id,
  date: '2026-11-21',
  amount,
  currency: 'EUR',
  party,
  text: '',
});

function expense(id: string, change: Partial<Expense> = {}): Doc<Expense> {
  const at = new Date('2026-11-20T12:00:00Z');
  const data: Expense = {
    kind: 'expense',
    title: 'Dinner',
    amount: 1000,
    currency: 'EUR',
    date: '2026-11-20',
    category: 'dining',
    payers: { a: 1000 },
    split: { mode: 'equal', inputs: ['a', 'b'] },
    shares: { a: 500, b: 500 },
    notes: '',
    receipts: [],
    createdAt: at,
    createdBy: 'ana',
    updatedAt: at,
    updatedBy: 'ana',
    rev: 'r',
    ...change,
  };
  return { id, path: `groups/g/expenses/${id}`, data, pending: false };
}

function knownOf(lines: readonly StatementLine[], expenses: readonly Doc<Expense>[]) {
  const planned = planLines(lines, { expenses, payerId: 'a', rules: [] });
  return planned.map(({ known }) => known?.id);
}

it('knows the expense of a line by its id, whatever became of it', () => {
  const moved = expense('one', { date: '2020-01-01', amount: 7, payers: { a: 7 } });
  const deleted = expense('two', { deletedAt: new Date() });
  expect(knownOf([line('one', -1000), line('two', -1000)], [moved, deleted])).toEqual([
    'one',
    'two',
  ]);
});

it('compares the part that the owner of the account paid', () => {
  const both = expense('x', { amount: 3000, payers: { a: 1000, b: 2000 } });
  const other = expense('y', { payers: { b: 1000 } });
  expect(knownOf([line('one', -1000)], [both])).toEqual(['x']);
  expect(knownOf([line('one', -1000)], [other])).toEqual([undefined]);
  expect(knownOf([line('one', 1000)], [expense('x')])).toEqual([undefined]);
});

it('finds payments in both directions, and income', () => {
  const paid = expense('p', { kind: 'payment', payers: { a: 1000 }, shares: { b: 1000 } });
  const received = expense('q', { kind: 'payment', payers: { b: 1000 }, shares: { a: 1000 } });
  const income = expense('r', { kind: 'income' });
  expect(knownOf([line('one', -1000), line('two', 1000)], [paid, received])).toEqual(['p', 'q']);
  expect(knownOf([line('one', 1000)], [income])).toEqual(['r']);
});

it('takes no expense of another line, and none twice, and none of an undone addition', () => {
  expect(knownOf([line('one', -1000), line('two', -1000)], [expense('one')])).toEqual([
    'one',
    undefined,
  ]);
  expect(knownOf([line('one', -1000), line('two', -1000)], [expense('x')])).toEqual([
    'x',
    undefined,
  ]);
  const undone = expense('one', { deletedAt: new Date(), reverted: true });
  expect(knownOf([line('one', -1000)], [undone])).toEqual([undefined]);
});
