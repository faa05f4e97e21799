const DAY = 86_400_000;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONDAY = 1;
const THURSDAY = 4;

/** Returns the first weekday of weeks such as `week(monday)`; 0 is Sunday. */
export function firstWeekday(kind: string): number | undefined {
  if (kind === 'week') return 0;
  const named = /^week\((\w+)\)$/.exec(kind)?.[1];
  const weekday = named === undefined ? -1 : WEEKDAYS.indexOf(named);
  return weekday < 0 ? undefined : weekday;
}

/** The beginning of a week, in ms since the epoch. */
export function weekStart(date: Date, first = MONDAY): number {
  return dayStart(date) - sinceFirst(date, first) * DAY;
}

/** Returns the week of the year; days before the first week are in week 0. */
export function weekOfYear(date: Date, first: number): number {
  return Math.floor((dayOfYear(date) - sinceFirst(date, first)) / 7) + 1;
}

/** Returns the ISO 8601 week, which belongs to the year of its Thursday. */
export function isoWeek(date: Date): number {
  return Math.floor(dayOfYear(thursdayOf(date)) / 7) + 1;
}

/** The year that the week of a day belongs to by ISO 8601. */
export function isoYear(date: Date): number {
  return thursdayOf(date).getUTCFullYear();
}

/** The beginning of a year by ISO 8601, in ms since the epoch. */
export function isoYearStart(date: Date): number {
  const fourth = new Date(new Date(0).setUTCFullYear(isoYear(date), 0, 4));
  return weekStart(fourth);
}

/** Returns the day of the year; 0 is January 1. */
export function dayOfYear(date: Date): number {
  const start = new Date(0).setUTCFullYear(date.getUTCFullYear(), 0, 1);
  return Math.floor((dayStart(date) - start) / DAY);
}

/** The beginning of a day, in ms since the epoch. */
function dayStart(date: Date): number {
  return Math.floor(date.getTime() / DAY) * DAY;
}

function thursdayOf(date: Date): Date {
  return new Date(weekStart(date) + (THURSDAY - MONDAY) * DAY);
}

function sinceFirst(date: Date, first: number): number {
  return (date.getUTCDay() - first + 7) % 7;
}
