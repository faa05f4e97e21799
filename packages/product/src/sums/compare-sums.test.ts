import { expect, it } from 'vitest';
import { sampleExpense } from '../../tests/support/sample-expense.ts';
import type { Group } from '../group/schema.ts';
import { sampleGroup } from '../testing/sample-group.ts';
import { isRight, isSameMoment, missingFrom } from './compare-sums.ts';

const at = new Date('2026-11-20T12:00:00Z');
const history = [
  sampleExpense('x', {
    amount: 100,
    payers: { a: 100 },
    shares: { b: 100 },
    updatedAt: at,
    rev: 'r2',
  }),
  sampleExpense('gone', { amount: 7, deletedAt: new Date(0) }),
];

function group(change: Partial<Group> = {}): Group {
  return sampleGroup({
    balances: { EUR: { a: 100, b: -100 } },
    expenseCount: 1,
    last: { rev: 'r2', of: 'x' },
    lastActivityAt: at,
    ...change,
  });
}

it('finds nothing where the sums are what the history adds up to', () => {
  const { balances, count } = missingFrom(group(), history);
  expect({ balances, count }).toEqual({ balances: {}, count: 0 });
  expect(isRight(group(), missingFrom(group(), history))).toBe(true);
});

it('tells by how much sums differ, and what of them can’t be read', () => {
  const wrong = group({ balances: { EUR: { a: 99, b: -100 }, USD: { c: 5 } }, expenseCount: 3 });
  expect(missingFrom(wrong, history)).toMatchObject({
    balances: { EUR: { a: 1 }, USD: { c: -5 } },
    count: -2,
  });
  const unreadable = group({ unreadable: ['balances.EUR.a'] });
  expect(isRight(unreadable, missingFrom(unreadable, history))).toBe(false);
});

it('compares only what is of the same moment', () => {
  expect(isSameMoment(group(), history)).toBe(true);
  expect(isSameMoment(group({ last: { rev: 'r3', of: 'x' } }), history)).toBe(false);
  expect(isSameMoment(group({ last: { rev: 'r2', of: '*' } }), history)).toBe(true);
  expect(isSameMoment(group({ last: { rev: 'r9', of: '=', base: 'r2' } }), history)).toBe(true);
  expect(isSameMoment(group({ lastActivityAt: new Date(at.getTime() - 1) }), history)).toBe(false);
});
