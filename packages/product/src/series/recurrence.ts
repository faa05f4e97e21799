import { addDays, dueDates, nextDate, type Recurrence } from '@quits/ledger';
import type { Recurring } from './schema.ts';

/**
 * Maximum number of occurrences added at a time; the rest follow when the group is opened again.
 */
const MOST = 60;

/** Returns a series' first day after the given one, even beyond its end. */
export function nextDay(series: Pick<Recurring, 'start' | 'frequency'>, after: string): string {
  const { start, frequency } = series;
  return nextDate({ start, frequency }, after) ?? '9999-12-31';
}

/** Returns whether a series has ended. */
export function isOver({ nextDate: next, endDate }: Recurring): boolean {
  return typeof endDate === 'string' && next > endDate;
}

/** Returns whether a series is paused. */
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
