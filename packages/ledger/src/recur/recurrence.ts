import {
  addDays,
  addMonths,
  type CalendarDate,
  endOfMonth,
  readDate,
} from '../date/calendar-date.ts';

/** Units of a series' interval, shortest first. */
export const FREQUENCIES = [
  'daily',
  'weekly',
  'fortnightly',
  'monthly',
  'monthEnd',
  'quarterly',
  'yearly',
] as const;

/**
 * Unit of a series' interval. `monthly` keeps the day of the start, or the last day of a shorter
 * month; `monthEnd` is the last day of every month after that of the start.
 */
export type Frequency = (typeof FREQUENCIES)[number];

/** A series of dates; ends by date, by count, by whichever comes first, or never. */
export interface Recurrence {
  /** First date; the day of the month is taken from here, so month ends don't drift. */
  readonly start: CalendarDate;
  readonly frequency: Frequency;
  /** Number of units between dates. @default 1 */
  readonly every?: number;
  /** Last possible date. */
  readonly until?: CalendarDate;
  /** Total number of dates; those within a pause don't count. */
  readonly count?: number;
  /** Periods without dates; a pause without `to` hasn't ended. */
  readonly pauses?: readonly Pause[];
}

/** Period from a date up to, but not including, another. */
export interface Pause {
  readonly from: CalendarDate;
  readonly to?: CalendarDate;
}

const LAST_DATE = '9999-12-31';

/** Returns whether a recurrence is valid: real dates, and integers of at least 1. */
export function isRecurrence(rule: Recurrence): boolean {
  const dates = [rule.start, rule.until ?? rule.start];
  for (const { from, to } of rule.pauses ?? []) dates.push(from, to ?? from);
  const counts = [rule.every ?? 1, rule.count ?? 1];
  return (
    dates.every((date) => readDate(date) !== undefined) &&
    counts.every((count) => Number.isInteger(count) && count >= 1)
  );
}

/**
 * All dates of a series in order, never ending when the series does not.
 *
 * @throws RangeError when {@link isRecurrence} is false.
 */
export function* occurrences(rule: Recurrence): Generator<CalendarDate, void> {
  if (!isRecurrence(rule)) throw new RangeError('not a recurrence');
  const last = rule.until ?? LAST_DATE;
  let left = rule.count ?? Infinity;
  for (let index = 0; left > 0; index += 1) {
    const date = nth(rule, index);
    if (date === undefined || date > last) return;
    if (isPaused(rule, date)) continue;
    left -= 1;
    yield date;
  }
}

/** Returns the dates after `after` that are due up to `today`, oldest first. */
export function dueDates(
  rule: Recurrence,
  due: {
    readonly today: CalendarDate;
    readonly after?: CalendarDate;
    /** Maximum number of dates, so that catching up can be done in parts. @default 100 */
    readonly limit?: number;
  },
): CalendarDate[] {
  const { today, after = '', limit = 100 } = due;
  const dates: CalendarDate[] = [];
  for (const date of occurrences(rule)) {
    if (date > today || dates.length === limit) break;
    if (date > after) dates.push(date);
  }
  return dates;
}

/**
 * Returns the first date after the given one; undefined if the series has ended or its pause has no
 * end.
 */
export function nextDate(rule: Recurrence, after: CalendarDate): CalendarDate | undefined {
  const openPause = rule.pauses?.find(({ to }) => to === undefined);
  for (const date of occurrences(openPause ? { ...rule, until: earlier(rule, openPause) } : rule)) {
    if (date > after) return date;
  }
  return undefined;
}

/** Returns the id of an occurrence; two devices that create the same one use the same id. */
export function occurrenceId(seriesId: string, date: CalendarDate): string {
  return `${seriesId}_${date}`;
}

/** Counted from the start rather than from the date before: 31 January, 28 February, 31 March. */
function nth(rule: Recurrence, index: number): CalendarDate | undefined {
  const steps = index * (rule.every ?? 1);
  if (steps > 3_000_000) return undefined;
  const date = step(rule, steps);
  return readDate(date) === undefined ? undefined : date;
}

function step({ start, frequency }: Recurrence, steps: number): CalendarDate {
  switch (frequency) {
    case 'daily':
      return addDays(start, steps);
    case 'weekly':
      return addDays(start, steps * 7);
    case 'fortnightly':
      return addDays(start, steps * 14);
    case 'monthly':
      return addMonths(start, steps);
    case 'monthEnd':
      return steps === 0 ? start : endOfMonth(start, steps);
    case 'quarterly':
      return addMonths(start, steps * 3);
    case 'yearly':
      return addMonths(start, steps * 12);
  }
}

function isPaused({ pauses = [] }: Recurrence, date: CalendarDate): boolean {
  return pauses.some(({ from, to }) => date >= from && (to === undefined || date < to));
}

function earlier({ until = LAST_DATE }: Recurrence, { from }: Pause): CalendarDate {
  return until < from ? until : from;
}
