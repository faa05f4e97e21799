import { addDays, dueDates, nextDate, type Recurrence } from '@quits/ledger';
import type { Recurring } from './schema.ts';

/** At most so many of one series at a time; the rest comes the next time the group is opened. */
const MOST = 60;

/** The first day that a series has after the given one, also beyond its end. */
export function nextDay(series: Pick<Recurring, 'start' | 'frequency'>, after: string): string {
  const { start, frequency } = series;
  return nextDate({ start, frequency }, after) ?? '9999-12-31';
}

/** Whether nothing more comes of a series. */
export function isOver({ nextDate: next, endDate }: Recurring): boolean {
  return typeof endDate === 'string' && next > endDate;
}

/** Whether a series rests until someone lets it go on. */
export function isPaused({ pausedAt }: Recurring): boolean {
  return pausedAt !== undefined && pausedAt !== null;
}

/** The days up to today that a series has no expense for yet, oldest first. */
export function dueDays(series: Recurring, today: string): readonly string[] {
  if (isPaused(series)) return [];
  const { start, frequency, endDate } = series;
  const rule: Recurrence = {
    start,
    frequency,
    ...(typeof endDate === 'string' ? { until: endDate } : {}),
  };
  return dueDates(rule, { today, after: addDays(series.nextDate, -1), limit: MOST });
}
