import { expect, it } from 'vitest';
import { dayOfMonth } from './day-of-month.ts';

it.each([
  ['de', '22'],
  ['ja', '22'],
  ['ko', '22'],
  ['zh-CN', '22'],
  ['ar-EG', '٢٢'],
])('formats the day in %s without a unit', (locale, day) => {
  expect(dayOfMonth('2026-11-22', locale)).toBe(day);
});
