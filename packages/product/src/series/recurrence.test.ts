import { describe, expect, it } from 'vitest';
import { dueDays, isOver, nextDay } from './recurrence.ts';
import type { Recurring } from './schema.ts';

const series: Recurring = {
  template: {
    kind: 'expense',
    title: 'Rent',
    amount: 90_000,
    currency: 'EUR',
    category: 'rent',
    payers: { a: 90_000 },
    split: { mode: 'equal', inputs: ['a'] },
    shares: { a: 90_000 },
    notes: '',
  },
  frequency: 'monthly',
  start: '2026-08-31',
  nextDate: '2026-09-30',
  createdAt: null,
  createdBy: 'u',
  updatedAt: null,
  updatedBy: 'u',
  rev: 'r1',
};

describe('a series', () => {
  it('is due on every day from the next one up to today', () => {
    expect(dueDays(series, '2026-11-30')).toEqual(['2026-09-30', '2026-10-31', '2026-11-30']);
    expect(dueDays(series, '2026-09-29')).toEqual([]);
  });

  it('is due no more once it has ended, or while it rests', () => {
    const ending = { ...series, endDate: '2026-10-31' };
    expect(dueDays(ending, '2026-12-31')).toEqual(['2026-09-30', '2026-10-31']);
    expect(isOver(ending)).toBe(false);
    expect(isOver({ ...ending, nextDate: '2026-11-30' })).toBe(true);
    expect(dueDays({ ...series, pausedAt: new Date() }, '2026-12-31')).toEqual([]);
  });

  it('counts its days from the first, so that month ends do not drift', () => {
    expect(nextDay(series, '2027-02-28')).toBe('2027-03-31');
  });

  it('catches up in parts', () => {
    const daily = { ...series, frequency: 'daily' as const };
    expect(dueDays(daily, '2028-01-01')).toHaveLength(60);
  });
});
