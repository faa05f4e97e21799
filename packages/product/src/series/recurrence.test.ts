import { describe, expect, it } from 'vitest';
import { daysAfter, dueDays, isOver, nextDay, scheduleAfterEdit } from './recurrence.ts';
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

  it('comes on the last day of each month, once in every month', () => {
    const monthEnd = {
      ...series,
      frequency: 'monthEnd' as const,
      start: '2026-01-28',
      nextDate: '2026-02-28',
    };
    expect(dueDays(monthEnd, '2026-04-30')).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
    expect(nextDay(monthEnd, '2026-01-28')).toBe('2026-02-28');
  });

  it('shows its next days up to its end', () => {
    const quarterly = { ...series, frequency: 'quarterly' as const, endDate: '2027-03-01' };
    expect(daysAfter(quarterly, '2026-08-31', 3)).toEqual(['2026-11-30', '2027-02-28']);
    expect(daysAfter({ ...series, frequency: 'fortnightly' }, '2026-08-31', 2)).toEqual([
      '2026-09-14',
      '2026-09-28',
    ]);
  });

  it('keeps its month ends in an edit, unless its frequency or next date changes', () => {
    const { start, frequency, nextDate } = series;
    expect(scheduleAfterEdit(series, { frequency, nextDate })).toEqual({ start, frequency });
    expect(scheduleAfterEdit(series, { frequency, nextDate: '2026-09-15' }).start).toBe(
      '2026-09-15',
    );
    expect(scheduleAfterEdit(series, { frequency: 'monthEnd', nextDate }).start).toBe(nextDate);
  });
});
