/** A calendar date, `YYYY-MM-DD`. */
export type CalendarDate = string;

const DAY = 86_400_000;

function toTime(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function fromTime(time: number): CalendarDate {
  return new Date(time).toISOString().slice(0, 10);
}

/** The date `days` later, or earlier when negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromTime(toTime(date) + days * DAY);
}

/** The same day `months` later; the last day where that month is shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const target = year * 12 + (month - 1) + months;
  const first = new Date(0);
  first.setUTCFullYear(Math.floor(target / 12), ((target % 12) + 12) % 12, 1);
  const last = new Date(first);
  last.setUTCMonth(first.getUTCMonth() + 1, 0);
  first.setUTCDate(Math.min(day, last.getUTCDate()));
  return fromTime(first.getTime());
}

/** The first day of the date's month. */
export function startOfMonth(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 7)}-01`;
}

/** Day of the week: 1 is Monday, 7 is Sunday. */
export function weekday(date: CalendarDate): number {
  return new Date(toTime(date)).getUTCDay() || 7;
}

/** The date's week begins here, when weeks begin on `firstDay`. */
export function startOfWeek(date: CalendarDate, firstDay: number): CalendarDate {
  return addDays(date, -((weekday(date) - firstDay + 7) % 7));
}

/** The weeks that show a whole month, seven days each. */
export function weeksOfMonth(
  date: CalendarDate,
  firstDay: number,
): readonly (readonly CalendarDate[])[] {
  const first = startOfMonth(date);
  const next = addMonths(first, 1);
  const weeks: CalendarDate[][] = [];
  for (let start = startOfWeek(first, firstDay); start < next; start = addDays(start, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
  }
  return weeks;
}

/** The date within the bounds that is nearest. */
export function clampDate(
  date: CalendarDate,
  min: CalendarDate | undefined,
  max: CalendarDate | undefined,
): CalendarDate {
  if (min !== undefined && date < min) return min;
  if (max !== undefined && date > max) return max;
  return date;
}

interface WithWeekInfo {
  getWeekInfo: () => { firstDay: number };
}

function hasWeekInfo(locale: object): locale is WithWeekInfo {
  return 'getWeekInfo' in locale && typeof locale.getWeekInfo === 'function';
}

/** Day that weeks begin on where the locale is used; Monday where the runtime does not know. */
export function firstDayOf(locale: string): number {
  const described = new Intl.Locale(locale);
  return hasWeekInfo(described) ? described.getWeekInfo().firstDay : 1;
}

/** A formatter that reads our dates as what they are, whatever the time zone. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (date: CalendarDate) => format.format(toTime(date));
}
