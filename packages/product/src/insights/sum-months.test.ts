import type { Doc } from '@quits/firestore';
import { describe, expect, it } from 'vitest';
import type { Expense } from '../expense/schema.ts';
import type { Month } from '../month/schema.ts';
import { balanceOverTime } from './balance-over-time.ts';
import { firstMonth, readRange } from './range.ts';
import { currenciesOf, sumMonths } from './sum-months.ts';

function month(
  id: string,
  byPerson: Record<string, number>,
  byCategory: Record<string, number> = {},
): Doc<Month> {
  const totals = { EUR: { byCategory, byPerson, byPayer: byPerson } };
  return { id, path: `groups/g/months/${id}`, pending: false, data: { totals, isWhole: true } };
}

describe('sumMonths', () => {
  it('adds up months, categories and people, oldest month and largest part first', () => {
    const sums = sumMonths(
      [month('2026-03', { a: 5, b: 9 }, { food: 14 }), month('2026-02', { a: 2, c: 0 })],
      'EUR',
    );
    expect(sums.spent).toBe(16);
    expect(sums.months).toEqual([
      { id: '2026-02', spent: 2, categories: [] },
      { id: '2026-03', spent: 14, categories: [{ id: 'food', spent: 14 }] },
    ]);
    expect(sums.people.map(({ id, spent }) => [id, spent])).toEqual([
      ['b', 9],
      ['a', 7],
    ]);
    expect(sums.categories).toEqual([{ id: 'food', spent: 14 }]);
  });

  it('shows months without anything between others, across the year', () => {
    const sums = sumMonths([month('2025-11', { a: 1 }), month('2026-02', { a: 1 })], 'EUR');
    expect(sums.months.map(({ id }) => id)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  });

  it('leaves out where more came in than went out', () => {
    const sums = sumMonths([month('2026-03', { a: -5, b: 2 })], 'EUR');
    expect(sums.spent).toBe(-3);
    expect(sums.people.map(({ id }) => id)).toEqual(['b']);
  });

  it('knows nothing of other currencies', () => {
    expect(sumMonths([month('2026-03', { a: 5 })], 'JPY').spent).toBe(0);
    expect(currenciesOf([month('2026-03', { a: 5 })], 'JPY')).toEqual(['EUR']);
    expect(currenciesOf([month('2026-03', { a: 0 })], 'EUR')).toEqual([]);
  });
});

describe('firstMonth', () => {
  it('counts the current month as one of them', () => {
    expect(firstMonth('3', '2026-01-31')).toBe('2025-11');
    expect(firstMonth('12', '2026-01-31')).toBe('2025-02');
    expect(firstMonth('year', '2026-07-01')).toBe('2026-01');
    expect(firstMonth('all', '2026-07-01')).toBeUndefined();
  });

  it('takes what is not understood for twelve months', () => {
    expect(readRange('ages')).toBe('12');
    expect(readRange('all')).toBe('all');
  });
});

describe('balanceOverTime', () => {
  const spent = (date: string, payer: string, amount: number, deleted = false): Doc<Expense> => ({
    id: `${date}${payer}`,
    path: `groups/g/expenses/${date}${payer}`,
    pending: false,
    data: {
      kind: 'expense',
      title: 'x',
      amount,
      currency: 'EUR',
      date,
      category: 'other',
      payers: { [payer]: amount },
      split: { mode: 'equal', inputs: ['a', 'b'] },
      shares: { a: amount / 2, b: amount / 2 },
      notes: '',
      receipts: [],
      createdAt: null,
      createdBy: 'u',
      updatedAt: null,
      updatedBy: 'u',
      rev: 'r1',
      ...(deleted ? { deletedAt: new Date(0) } : {}),
    },
  });
  const history = [
    spent('2026-03-02', 'b', 40),
    spent('2026-02-01', 'a', 100),
    spent('2026-02-01', 'b', 20),
    spent('2026-01-01', 'a', 10, true),
  ];
  const ask = (since?: string) =>
    balanceOverTime(history, { person: 'a', currency: 'EUR', since }).map(({ date, balance }) => [
      date,
      balance,
    ]);

  it('steps once a day on which something changed, and ends on the balance', () => {
    expect(ask()).toEqual([
      ['2026-02-01', 40],
      ['2026-03-02', 20],
    ]);
  });

  it('starts with what the balance was', () => {
    expect(ask('2026-03')).toEqual([
      ['2026-03-01', 40],
      ['2026-03-02', 20],
    ]);
    expect(ask('2026-04')).toEqual([['2026-04-01', 20]]);
  });

  it('shows the ends of months once there are too many days', () => {
    const days = Array.from({ length: 200 }, (_, day) =>
      spent(new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10), 'a', 2),
    );
    const points = balanceOverTime(days, { person: 'a', currency: 'EUR', since: undefined });
    expect(points).toHaveLength(7);
    expect(points.at(-1)?.balance).toBe(200);
  });
});
