import { cached } from './formatter-cache.ts';

/** How much of a date is shown. */
export type DateStyle = 'short' | 'medium' | 'long' | 'full' | 'dayMonth' | 'weekday';

/** Formats calendar dates and times. */
export interface DateFormat {
  /** A calendar date, `YYYY-MM-DD`; it has no zone and never shifts by one. @default 'medium' */
  readonly date: (date: string, style?: DateStyle) => string;
  /** A range of calendar dates, both `YYYY-MM-DD`; a single date if they are equal. */
  readonly dateRange: (from: string, to: string) => string;
  /** A calendar month, `YYYY-MM`; `name` is short and leaves out the year. @default 'long' */
  readonly month: (month: string, style?: 'name' | 'short' | 'long') => string;
  /** A date and time in the user's time zone. */
  readonly dateTime: (at: Date | number) => string;
  /** The time of day in the user's time zone, without the date. */
  readonly time: (at: Date | number) => string;
  /** How long ago, or how far ahead, in the largest fitting unit. */
  readonly relative: (at: Date | number, now: Date | number) => string;
}

const styles: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  short: { dateStyle: 'short' },
  medium: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
  full: { dateStyle: 'full' },
  dayMonth: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'long' },
};

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
];

/** Formats dates for a locale. */
export function dateFormat(locale: string): DateFormat {
  const formatter = cached(
    (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
  );
  const relativeFormatter = cached(
    (options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
  );
  return {
    date: (date, style = 'medium') =>
      formatter({ ...styles[style], timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`)),
    dateRange: (from, to) =>
      formatter({ ...styles.medium, timeZone: 'UTC' }).formatRange(
        new Date(`${from}T00:00:00Z`),
        new Date(`${to}T00:00:00Z`),
      ),
    month: (month, style = 'long') =>
      formatter({
        ...(style === 'name' ? { month: 'short' } : { month: style, year: 'numeric' }),
        timeZone: 'UTC',
      }).format(new Date(`${month}-01T00:00:00Z`)),
    dateTime: (at) => formatter({ dateStyle: 'medium', timeStyle: 'short' }).format(at),
    time: (at) => formatter({ timeStyle: 'short' }).format(at),
    relative: (at, now) => {
      const distance = Number(at) - Number(now);
      const [unit, size] = units.find(([, size]) => Math.abs(distance) >= size) ?? ['second', 1000];
      return relativeFormatter({ numeric: 'auto' }).format(Math.round(distance / size), unit);
    },
  };
}
