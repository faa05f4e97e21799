import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  clampDate,
  dateFormat,
  firstDayByRegion,
  firstDayOf,
  startOfWeek,
  weekday,
  weeksOfMonth,
} from './calendar-days.ts';

test('crosses months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

test('keeps the day of the month, or takes the last one', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-11-21', 2)).toBe('2027-01-21');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
});

test('counts weekdays from Monday', () => {
  expect(weekday('2026-11-21')).toBe(6);
  expect(weekday('2026-11-22')).toBe(7);
});

test('begins weeks where the locale does', () => {
  expect(startOfWeek('2026-11-21', 1)).toBe('2026-11-16');
  expect(startOfWeek('2026-11-21', 7)).toBe('2026-11-15');
  expect(firstDayOf('en-US')).toBe(7);
  expect(firstDayOf('de')).toBe(1);
});

test.each(['en-US', 'en-GB', 'de', 'pt-BR', 'ar', 'ar-SA', 'he', 'hi', 'ja', 'ko', 'zh-CN', 'uk'])(
  'knows where weeks begin in %s without being told by the runtime',
  (locale) => {
    expect(firstDayByRegion(new Intl.Locale(locale))).toBe(firstDayOf(locale));
  },
);

test('names days by the calendar that it draws, also where another one is usual', () => {
  const year = { year: 'numeric', numberingSystem: 'latn' } as const;
  expect(dateFormat('fa', year)('2026-11-21')).toContain('2026');
  expect(dateFormat('th', year)('2026-11-21')).toContain('2026');
});

test('shows every day of a month exactly once, in whole weeks', () => {
  for (let month = 1; month <= 12; month += 1) {
    const date = `2027-${String(month).padStart(2, '0')}-10`;
    const days = weeksOfMonth(date, 7).flat();
    expect(days.length % 7).toBe(0);
    const own = days.filter((day) => day.startsWith(date.slice(0, 7)));
    expect(own).toHaveLength(new Date(Date.UTC(2027, month, 0)).getUTCDate());
    expect(new Set(days).size).toBe(days.length);
  }
});

test('keeps a date within bounds', () => {
  expect(clampDate('2026-01-01', '2026-02-01', undefined)).toBe('2026-02-01');
  expect(clampDate('2026-03-01', undefined, '2026-02-01')).toBe('2026-02-01');
  expect(clampDate('2026-02-02', '2026-02-01', '2026-02-28')).toBe('2026-02-02');
});
