import { expect, it } from 'vitest';
import { localDate } from './local-date.ts';

it('is the day on the wall, not the day in Greenwich', () => {
  const lateEvening = new Date(2026, 0, 31, 23, 59);
  const earlyMorning = new Date(2026, 1, 1, 0, 1);
  expect(localDate(lateEvening)).toBe('2026-01-31');
  expect(localDate(earlyMorning)).toBe('2026-02-01');
});
