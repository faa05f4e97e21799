import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, isDate, writeDate } from '../date/calendar-date.ts';
import {
  dueDates,
  FREQUENCIES,
  isRecurrence,
  nextDate,
  occurrenceId,
  occurrences,
  type Recurrence,
} from './recurrence.ts';

function first(rule: Recurrence, count: number): string[] {
  const dates: string[] = [];
  for (const date of occurrences(rule)) {
    if (dates.push(date) === count) break;
  }
  return dates;
}

describe('a series of dates', () => {
  it('keeps to the end of the month without drifting', () => {
    expect(first({ start: '2026-01-31', frequency: 'monthly' }, 5)).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ]);
  });

  it('keeps the leap day for leap years', () => {
    expect(first({ start: '2024-02-29', frequency: 'yearly' }, 5)).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ]);
  });

  it.each([
    ['daily', 3, ['2026-12-30', '2027-01-02', '2027-01-05']],
    ['weekly', 2, ['2026-12-30', '2027-01-13', '2027-01-27']],
    ['fortnightly', 1, ['2026-12-30', '2027-01-13', '2027-01-27']],
    ['monthEnd', 1, ['2026-12-30', '2027-01-31', '2027-02-28']],
    ['monthEnd', 2, ['2026-12-30', '2027-02-28', '2027-04-30']],
    ['quarterly', 1, ['2026-12-30', '2027-03-30', '2027-06-30']],
    ['monthly', 2, ['2026-12-30', '2027-02-28', '2027-04-30']],
    ['yearly', 4, ['2026-12-30', '2030-12-30', '2034-12-30']],
  ] as const)('comes %s, every %i', (frequency, every, dates) => {
    expect(first({ start: '2026-12-30', frequency, every }, 3)).toEqual(dates);
  });

  it('ends by date, the last day included', () => {
    const rule = { start: '2026-01-01', frequency: 'weekly', until: '2026-01-15' } as const;
    expect([...occurrences(rule)]).toEqual(['2026-01-01', '2026-01-08', '2026-01-15']);
  });

  it('ends by count, without those that fell into a pause', () => {
    const rule: Recurrence = {
      start: '2026-01-05',
      frequency: 'monthly',
      count: 3,
      pauses: [{ from: '2026-02-01', to: '2026-04-05' }],
    };
    expect([...occurrences(rule)]).toEqual(['2026-01-05', '2026-04-05', '2026-05-05']);
  });

  it('ends with the calendar', () => {
    expect([...occurrences({ start: '9999-12-30', frequency: 'daily' })]).toHaveLength(2);
    expect([...occurrences({ start: '9999-12-01', frequency: 'monthly' })]).toHaveLength(1);
    expect([...occurrences({ start: '9999-11-01', frequency: 'monthEnd' })]).toEqual([
      '9999-11-01',
      '9999-12-31',
    ]);
  });

  it('is strictly ascending, and each month end is the last possible day', () => {
    fc.assert(
      fc.property(
        dates,
        fc.constantFrom(...FREQUENCIES),
        fc.integer({ min: 1, max: 30 }),
        (start, frequency, every) => {
          const list = first({ start, frequency, every }, 50);
          expect(list.every(isDate)).toBe(true);
          expect([...list].sort()).toEqual(list);
          expect(new Set(list).size).toBe(50);
          if (BY_DAYS.has(frequency) || frequency === 'monthEnd') return;
          const drifted = list.filter((date) => {
            const shortened = isMonthEnd(date) && date.slice(8) < start.slice(8);
            return date.slice(8) !== start.slice(8) && !shortened;
          });
          expect(drifted).toEqual([]);
        },
      ),
    );
  });

  it('comes on the last day of every month after that of its start', () => {
    fc.assert(
      fc.property(dates, (start) => {
        const [begin, ...later] = first({ start, frequency: 'monthEnd' }, 50);
        expect(begin).toBe(start);
        expect(later.every(isMonthEnd)).toBe(true);
        const months = later.map((date) => date.slice(0, 7));
        expect(months).toEqual(months.map((_, at) => addMonths(start, at + 1).slice(0, 7)));
      }),
    );
  });

  it('is the same by month and by month end from a 31st on', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const start = `${date.slice(0, 4)}-01-31`;
        expect(first({ start, frequency: 'monthEnd' }, 50)).toEqual(
          first({ start, frequency: 'monthly' }, 50),
        );
      }),
    );
  });

  it('keeps its weekday every two weeks, and its month of the quarter every three months', () => {
    fc.assert(
      fc.property(dates, (start) => {
        const weeks = first({ start, frequency: 'fortnightly' }, 30);
        expect(weeks.map((date) => daysBetween(start, date))).toEqual(
          weeks.map((_, at) => at * 14),
        );
        const quarters = first({ start, frequency: 'quarterly' }, 30);
        expect(quarters).toEqual(first({ start, frequency: 'monthly', every: 3 }, 30));
      }),
    );
  });

  it('names each occurrence once, and finds the next from any day', () => {
    fc.assert(
      fc.property(
        dates,
        fc.constantFrom(...FREQUENCIES),
        fc.integer({ min: -40, max: 900 }),
        (start, frequency, days) => {
          const after = start < '1970-03-01' ? start : addDays(start, days);
          const list = first({ start, frequency }, 1000);
          expect(new Set(list.map((date) => occurrenceId('s', date))).size).toBe(1000);
          expect(nextDate({ start, frequency }, after)).toBe(list.find((date) => date > after));
        },
      ),
    );
  });
});

const dates = fc
  .record({
    year: fc.integer({ min: 1970, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map((parts) => writeDate(parts) ?? '1970-01-01');

const BY_DAYS: ReadonlySet<string> = new Set(['daily', 'weekly', 'fortnightly']);

function isMonthEnd(date: string): boolean {
  return addDays(date, 1).slice(8) === '01';
}

describe('catching up', () => {
  const rent: Recurrence = { start: '2026-01-31', frequency: 'monthly' };

  it('gives all dates since the last one, oldest first', () => {
    expect(dueDates(rent, { today: '2026-04-30', after: '2026-01-31' })).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ]);
    expect(dueDates(rent, { today: '2026-01-30' })).toEqual([]);
  });

  it('can be done in parts', () => {
    const part = dueDates(rent, { today: '2027-01-01', limit: 2 });
    expect(part).toEqual(['2026-01-31', '2026-02-28']);
    expect(dueDates(rent, { today: '2027-01-01', after: '2026-02-28', limit: 1 })).toEqual([
      '2026-03-31',
    ]);
  });

  it('makes nothing while paused, and goes on afterward', () => {
    const paused = { ...rent, pauses: [{ from: '2026-02-01' }] };
    expect(dueDates(paused, { today: '2026-12-31', after: '2026-01-31' })).toEqual([]);
    expect(nextDate(paused, '2026-01-31')).toBeUndefined();
    const resumed = { ...rent, pauses: [{ from: '2026-02-01', to: '2026-06-01' }] };
    expect(nextDate(resumed, '2026-01-31')).toBe('2026-06-30');
  });

  it('names the entry after series and date', () => {
    expect(occurrenceId('rent', '2026-01-31')).toBe('rent_2026-01-31');
  });
});

it.each([
  { start: '2026-02-30', frequency: 'daily' },
  { start: '2026-01-01', frequency: 'daily', every: 0 },
  { start: '2026-01-01', frequency: 'daily', count: 1.5 },
  { start: '2026-01-01', frequency: 'daily', until: 'x' },
] as const)('refuses %j', (rule) => {
  expect(isRecurrence(rule)).toBe(false);
  expect(() => occurrences(rule).next()).toThrow(RangeError);
});

it('counts days and months over the calendar', () => {
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(addMonths('2026-01-31', 13)).toBe('2027-02-28');
  expect(isDate('2023-02-29')).toBe(false);
  expect(() => addDays('yesterday', 1)).toThrow(RangeError);
});
