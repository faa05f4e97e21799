import type { Doc } from '@quits/firestore';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleExpense as expense } from '../../tests/support/sample-expense.ts';
import type { Expense } from '../expense/schema.ts';
import { countLive, mergeHistory, newestChange } from './merge-history.ts';

const ids = (expenses: readonly Doc<Expense>[]) => expenses.map(({ id }) => id);

describe('mergeHistory', () => {
  it('puts what changed in the place of what was known, newest day first', () => {
    const known = [expense('a', { date: '2026-05-02' }), expense('b')];
    const moved = expense('b', { date: '2026-05-03' });
    const merged = mergeHistory(known, [moved, expense('c', { date: '2026-04-30' })]);
    expect(ids(merged)).toEqual(['b', 'a', 'c']);
    expect(merged[0]).toBe(moved);
  });

  it('orders a day by when things were added, unsent ones first', () => {
    const at = (seconds: number) => ({ createdAt: new Date(seconds * 1000) });
    const merged = mergeHistory(
      [expense('a', at(1)), expense('b', at(2))],
      [expense('new', { createdAt: null })],
    );
    expect(ids(merged)).toEqual(['new', 'b', 'a']);
  });

  it('comes to the same whichever way the changes arrive', () => {
    const one = fc
      .tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 28 }))
      .map(([id, day]) => expense(id, { date: `2026-05-${String(day).padStart(2, '0')}` }));
    fc.assert(
      fc.property(fc.array(one), fc.array(one), (first, second) => {
        const once = mergeHistory([], [...first, ...second]);
        expect(mergeHistory(mergeHistory([], first), second)).toEqual(once);
      }),
    );
  });
});

it('finds the newest change that the server confirmed', () => {
  const at = (time: number) => ({ updatedAt: new Date(time) });
  const known = [expense('a', at(5)), expense('b', at(9), true), expense('c', at(7))];
  expect(newestChange(known)).toEqual(new Date(7));
  expect(newestChange([])).toEqual(new Date(0));
});

it('counts as the group does: without what was deleted', () => {
  expect(countLive([expense('a'), expense('b', { deletedAt: new Date(0) })])).toBe(1);
});
