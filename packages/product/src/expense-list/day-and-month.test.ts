import { expect, it } from 'vitest';
import { dayAndMonth } from './day-and-month.ts';

it.each([
  ['de', '22', 'Nov'],
  ['ja', '22', '11月'],
  ['ko', '22', '11월'],
  ['zh-CN', '22', '11月'],
  ['ar-EG', '٢٢', 'نوفمبر'],
])('formats the day in %s without a unit', (locale, day, month) => {
  expect(dayAndMonth('2026-11-22', locale)).toEqual({ day, month });
});
