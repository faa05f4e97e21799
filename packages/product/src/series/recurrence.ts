import { addDays, dueDates, nextDate, occurrences, type Recurrence } from '@quits/ledger';
import type { Recurring } from './schema.ts';

/**
 * Maximum number of occurrences added at a time; the rest follow when the group is opened again, or
 * with the server's next run.
 */
export const MOST_AT_ONCE = 60;

/** First day of a series, and the frequency of the days that are counted from it. */
export type Schedule = Pick<Recurring, 'start' | 'frequency'>;

/** Returns a series' first day after the given one, even beyond its end. */
export function nextDay({ start, frequency }: Schedule, after: string): string {
  return nextDate({ start, frequency }, after) ?? '9999-12-31';
}

/** Returns up to `count` days of a schedule after the given one, oldest first. */
export function daysAfter(
  { endDate, ...schedule }: Schedule & Pick<Recurring, 'endDate'>,
  after: string,
  count: number,
): readonly string[] {
  const rule = { ...schedule, ...(typeof endDate === 'string' ? { until: endDate } : {}) };
  const days: string[] = [];
  for (const day of occurrences(rule)) {
    if (days.length === count) break;
    if (day > after) days.push(day);
  }
  return days;
}

/**
 * Returns the schedule of a series after an edit of its frequency or next date. Changing either
 * restarts it on that date; otherwise, its days are still counted from its start, so that month ends
 * are kept.
 */
export function scheduleAfterEdit(
  series: Pick<Recurring, 'start' | 'frequency' | 'nextDate'>,
  { frequency, nextDate: date }: Pick<Recurring, 'frequency' | 'nextDate'>,
): Schedule {
  const isKept = series.frequency === frequency && series.nextDate === date;
  return { start: isKept ? series.start : date, frequency };
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
  return dueDates(rule, { today, after: addDays(series.nextDate, -1), limit: MOST_AT_ONCE });
}
