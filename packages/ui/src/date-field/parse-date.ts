import { type CalendarDate, dateFormat } from '../calendar/calendar-days.ts';
import { latinDigits } from '../lib/latin-digits.ts';

/** Options of {@link parseDate}. */
export interface ParseDateOptions {
  /** BCP 47 tag; determines the order of day, month and year, and the names of months. */
  readonly locale: string;
  /** A date without a year is the one that is nearest to this day. */
  readonly today: CalendarDate;
}

type Part = 'day' | 'month' | 'year';

/**
 * Reads a typed date: `YYYY-MM-DD`, numbers in the locale's order, or a day and a month's name, with
 * or without a year. Returns `undefined` if there is no such day.
 */
export function parseDate(text: string, options: ParseDateOptions): CalendarDate | undefined {
  const typed = latinDigits(text).toLocaleLowerCase(options.locale).trim();
  const { order: whole, months } = readingOf(options.locale);
  const { month, rest } = takeMonth(typed, months);
  const numbers = rest.match(/\d+/gu) ?? [];
  const order = whole.filter((part) => part !== 'month' || month === undefined);
  const parts = partsOf(numbers, order);
  if (parts === undefined) return undefined;
  const values: Partial<Record<Part, number>> = month === undefined ? {} : { month };
  for (const [index, part] of parts.entries()) values[part] = Number(numbers[index]);
  const { year } = values;
  if (year === undefined) return nearest(values, options.today);
  return toDate({ ...values, year: year < 100 ? 2000 + year : year });
}

/** Tells what each number is: four digits are the year, the others follow the order. */
function partsOf(numbers: readonly string[], order: readonly Part[]): readonly Part[] | undefined {
  const yearAt = numbers.findIndex((digits) => digits.length === 4);
  const isShort = numbers.every((digits) => digits.length <= 2);
  if (yearAt < 0 && numbers.length === order.length && isShort) return order;
  const others = order.filter((part) => part !== 'year');
  if (yearAt < 0) return isShort && numbers.length === others.length ? others : undefined;
  if (numbers.length !== order.length) return undefined;
  // A year at the beginning is followed by the month in all languages.
  const isMonthNext = yearAt === 0 && others.includes('month');
  const inOrder: readonly Part[] = isMonthNext ? ['month', 'day'] : others;
  return inOrder.toSpliced(yearAt, 0, 'year');
}

/** The date of the year that is nearest to a day. */
function nearest(values: Partial<Record<Part, number>>, today: CalendarDate) {
  const year = Number(today.slice(0, 4));
  const apart = (date: CalendarDate) => Math.abs(Date.parse(date) - Date.parse(today));
  return [year - 1, year, year + 1]
    .map((one) => toDate({ ...values, year: one }))
    .filter((date) => date !== undefined)
    .toSorted((a, b) => apart(a) - apart(b))
    .at(0);
}

function toDate({ year = 0, month = 0, day = 0 }: Partial<Record<Part, number>>) {
  const time = new Date(Date.UTC(year, month - 1, day));
  const exists = time.getUTCMonth() === month - 1 && time.getUTCDate() === day;
  return exists ? time.toISOString().slice(0, 10) : undefined;
}

function isPart(type: string): type is Part {
  return type === 'day' || type === 'month' || type === 'year';
}

/** Formatters that read a locale's texts: too slow to create for each of them. */
interface Reading {
  readonly order: readonly Part[];
  readonly months: readonly { readonly month: number; readonly name: string }[];
}

const readings = new Map<string, Reading>();

function readingOf(locale: string): Reading {
  const known = readings.get(locale);
  if (known !== undefined) return known;
  const months = Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
    namesOf(month, locale).map((name) => ({ month, name })),
  );
  const reading = { order: orderOf(locale), months };
  readings.set(locale, reading);
  return reading;
}

function orderOf(locale: string): readonly Part[] {
  const numeric = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    calendar: 'gregory',
  } as const;
  return new Intl.DateTimeFormat(locale, numeric)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isPart);
}

/** Takes the name of a month out of a text. */
function takeMonth(
  text: string,
  months: Reading['months'],
): { month: number | undefined; rest: string } {
  const found = months
    .filter(({ name }) => text.includes(name))
    .map((one) => ({ ...one, end: text.lastIndexOf(one.name) + one.name.length }))
    // The last one, since weekdays before it can look alike: Spanish “mar” is Tuesday and March.
    .toSorted((a, b) => b.end - a.end || b.name.length - a.name.length)
    .at(0);
  if (found === undefined) return { month: undefined, rest: text };
  const start = found.end - found.name.length;
  return { month: found.month, rest: `${text.slice(0, start)} ${text.slice(found.end)}` };
}

/** Names of a month alone and beside a day, which differ in many languages; none that are numbers. */
function namesOf(month: number, locale: string): readonly string[] {
  const date = `2026-${String(month).padStart(2, '0')}-15`;
  const texts = (['long', 'short'] as const).flatMap((style) => [
    dateFormat(locale, { month: style })(date),
    monthBesideDay(date, style, locale),
  ]);
  return texts
    .map((text) => latinDigits(text).toLocaleLowerCase(locale).replace(/\.$/u, ''))
    .filter((text) => text !== '' && !/\d/u.test(text));
}

function monthBesideDay(date: CalendarDate, month: 'long' | 'short', locale: string): string {
  const options = { day: 'numeric', month, calendar: 'gregory', timeZone: 'UTC' } as const;
  const parts = new Intl.DateTimeFormat(locale, options).formatToParts(Date.parse(date));
  return parts.find(({ type }) => type === 'month')?.value ?? '';
}
