import type { Doc } from '@quits/firestore';
import { expect, it } from 'vitest';
import { sampleExpense } from '../../tests/support/sample-expense.ts';
import type { Expense } from '../expense/schema.ts';
import { withCreated } from './with-created.ts';

const expense = (id: string, date: string, at = 0) =>
  sampleExpense(id, { date, createdAt: new Date(at) });

const ids = (expenses: readonly Doc<Expense>[]) => expenses.map(({ id }) => id);
const listed = [expense('c', '2026-05-03'), expense('a', '2026-05-01')];

it('puts what is only just being made where it will stand', () => {
  const created = [expense('new', '2026-05-03', 9), expense('between', '2026-05-02', 8)];
  expect(ids(withCreated(listed, created, true))).toEqual(['new', 'c', 'between', 'a']);
});

it('leaves what belongs behind the end to its page, unless there is no more', () => {
  const old = [expense('old', '2026-04-01', 9)];
  expect(withCreated(listed, old, true)).toBe(listed);
  expect(ids(withCreated(listed, old, false))).toEqual(['c', 'a', 'old']);
});

it('goes by the list as soon as that knows of it', () => {
  expect(withCreated(listed, [expense('c', '2026-01-01', 9)], false)).toBe(listed);
  expect(withCreated(listed, [], false)).toBe(listed);
});
