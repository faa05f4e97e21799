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

/** Returns the same day `months` later, clamped to the last day of that month. */
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

/** Returns the first day of a date's week, for weeks that start on `firstDay`. */
export function startOfWeek(date: CalendarDate, firstDay: number): CalendarDate {
  return addDays(date, -((weekday(date) - firstDay + 7) % 7));
}

/** Returns the weeks of a month, seven days each. */
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

/**
 * Regions whose weeks start on Sunday and on Saturday (CLDR 48, weekData), for runtimes without
 * this data.
 */
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/** Returns the first day of the week, 1 to 7, for the locale's region. */
export function firstDayByRegion(locale: Intl.Locale): number {
  const region = locale.maximize().region ?? '';
  if (SUNDAY.split(' ').includes(region)) return 7;
  return SATURDAY.split(' ').includes(region) ? 6 : 1;
}

/** Returns the first day of a locale's week: 1 is Monday, 7 is Sunday. */
export function firstDayOf(locale: string): number {
  const described = new Intl.Locale(locale);
  return hasWeekInfo(described) ? described.getWeekInfo().firstDay : firstDayByRegion(described);
}

/**
 * Creates a formatter for calendar dates, independent of the time zone and the locale's own
 * calendar.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const format = createFormat(locale, options);
  return (date: CalendarDate) => format.format(toTime(date));
}

/** Creates a formatter of the day's number, without the unit that Japanese, Korean and Chinese add, as in 22日. */
export function dayFormat(locale: string) {
  const format = createFormat(locale, { day: 'numeric' });
  return (date: CalendarDate) =>
    format.formatToParts(toTime(date)).find(({ type }) => type === 'day')?.value ?? '';
}

function createFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
}
