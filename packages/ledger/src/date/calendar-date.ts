/** A calendar date without a zone, `YYYY-MM-DD`, 1970-01-01 to 9999-12-31. */
export type CalendarDate = string;

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY = 86_400_000;

/** Year, month (1 to 12) and day of a date. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Parses a date; undefined if the calendar has no such date. */
export function readDate(text: string): DateParts | undefined {
  const match = SHAPE.exec(text);
  if (match === null) return undefined;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const real = year >= 1970 && month >= 1 && month <= 12 && day >= 1;
  return real && day <= daysInMonth(year, month) ? { year, month, day } : undefined;
}

/** Returns whether a text is a real calendar date. */
export function isDate(text: string): boolean {
  return readDate(text) !== undefined;
}

/** Formats a date; undefined if the calendar has no such date. */
export function writeDate({ year, month, day }: DateParts): CalendarDate | undefined {
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isDate(text) ? text : undefined;
}

/** Returns the date `days` days later. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(toTime(date) + days * DAY).toISOString().slice(0, 10);
}

/** Returns the date `months` months later, clamped to the last day of that month. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  return dayOfMonth(date, months, parts(date).day);
}

/** Returns the last day of the month that is `months` months later. */
export function endOfMonth(date: CalendarDate, months: number): CalendarDate {
  return dayOfMonth(date, months, 31);
}

function dayOfMonth(date: CalendarDate, months: number, day: number): CalendarDate {
  const { year, month } = parts(date);
  const index = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
  const toDay = Math.min(day, daysInMonth(toYear, toMonth));
  return `${pad(toYear, 4)}-${pad(toMonth, 2)}-${pad(toDay, 2)}`;
}

/** Returns the whole days from one date to another. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((toTime(to) - toTime(from)) / DAY);
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function toTime(date: CalendarDate): number {
  const { year, month, day } = parts(date);
  return Date.UTC(year, month - 1, day);
}

function parts(date: CalendarDate): DateParts {
  const read = readDate(date);
  if (read === undefined) throw new RangeError(`not a calendar date: ${date}`);
  return read;
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
