import { expect, test } from 'vitest';
import { firstWeekday, isoWeek, isoYear, isoYearStart, weekOfYear, weekStart } from './weeks.ts';

test.each([
  ['2026-01-01', 0, 0, 1, 2026],
  ['2026-01-04', 1, 0, 1, 2026],
  ['2026-01-05', 1, 1, 2, 2026],
  ['2021-01-01', 0, 0, 53, 2020],
  ['2024-12-30', 52, 53, 1, 2025],
  ['2026-12-31', 52, 52, 53, 2026],
])(
  '%s is in weeks %i (Sunday), %i (Monday) and %i of %i (ISO)',
  (day, sunday, monday, iso, year) => {
    const date = new Date(`${day}T12:00:00Z`);
    expect([weekOfYear(date, 0), weekOfYear(date, 1)]).toEqual([sunday, monday]);
    expect([isoWeek(date), isoYear(date)]).toEqual([iso, year]);
  },
);

test('weeks and ISO years begin where they do', () => {
  const date = new Date('2021-01-01T12:00:00Z');
  expect(weekStart(date)).toBe(Date.parse('2020-12-28'));
  expect(weekStart(date, firstWeekday('week(friday)'))).toBe(Date.parse('2021-01-01'));
  expect(isoYearStart(date)).toBe(Date.parse('2019-12-30'));
  expect(firstWeekday('week(someday)')).toBeUndefined();
});
