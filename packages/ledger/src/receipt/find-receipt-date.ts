import { addDays, type CalendarDate, writeDate } from '../date/calendar-date.ts';
import { plainLetters } from './plain-letters.ts';
import type { ReceiptRow } from './rows-of-words.ts';
import type { ReadReceiptOptions, ReceiptField } from './receipt-types.ts';

const ISO = /(?<!\d)(20\d{2})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/u;
const LOCAL = /(?<![\d.,/])(\d{1,2}) ?([-./]) ?(\d{1,2}) ?\2 ?(20\d{2}|\d{2})(?![\d.,/])/u;

/** Returns the date of a receipt: the first that exists, in the language's order. */
export function findReceiptDate(
  rows: readonly ReceiptRow[],
  options: ReadReceiptOptions,
): ReceiptField<CalendarDate> | undefined {
  const months = monthsOf(options.locale);
  for (const row of rows) {
    const found = inRow(row, options.locale) ?? withMonthName(row, months);
    if (found !== undefined && isLikely(found.value, options.today)) {
      return { value: found.value, isDoubtful: found.isDoubtful || row.confidence < 60 };
    }
  }
  return undefined;
}

function isLikely(date: CalendarDate, today: CalendarDate | undefined): boolean {
  return date >= '2000-01-01' && (today === undefined || date <= addDays(today, 1));
}

function inRow({ text }: ReceiptRow, locale: string): ReceiptField<CalendarDate> | undefined {
  const iso = ISO.exec(text);
  if (iso !== null) return dated(writeDate(partsOf(iso[1], iso[2], iso[3])), false);
  const local = LOCAL.exec(text);
  if (local === null) return undefined;
  const [, first, mark, second, year] = local;
  const dayFirst = writeDate(partsOf(year, second, first));
  const monthFirst = writeDate(partsOf(year, first, second));
  if (mark === '.' || dayFirst === monthFirst) return dated(dayFirst ?? monthFirst, false);
  if (dayFirst === undefined || monthFirst === undefined) {
    return dated(dayFirst ?? monthFirst, false);
  }
  // Only English has both orders.
  const isEnglish = locale.startsWith('en');
  return dated(/^en(?:-US)?$/u.test(locale) ? monthFirst : dayFirst, isEnglish);
}

function dated(
  value: CalendarDate | undefined,
  isDoubtful: boolean,
): ReceiptField<CalendarDate> | undefined {
  return value === undefined ? undefined : { value, isDoubtful };
}

function partsOf(year = '', month = '', day = '') {
  const full = year.length === 2 ? `20${year}` : year;
  return { year: Number(full), month: Number(month), day: Number(day) };
}

/** Formatters take milliseconds to create. */
const cache = new Map<string, ReadonlyMap<string, number>>();

function monthsOf(locale: string): ReadonlyMap<string, number> {
  const known = cache.get(locale);
  if (known !== undefined) return known;
  const months = new Map<string, number>();
  for (const language of [locale, 'en', 'de', 'fr', 'es', 'it', 'uk']) {
    for (const style of ['short', 'long'] as const) {
      for (const day of [undefined, 'numeric'] as const) {
        const format = new Intl.DateTimeFormat(language, {
          month: style,
          ...(day === undefined ? {} : { day }),
          timeZone: 'UTC',
        });
        for (let month = 0; month < 12; month += 1) {
          const parts = format.formatToParts(Date.UTC(2024, month, 15));
          const name = parts.find(({ type }) => type === 'month')?.value ?? '';
          const plain = plainLetters(name).replaceAll('.', '');
          if (!months.has(plain)) months.set(plain, month + 1);
        }
      }
    }
  }
  cache.set(locale, months);
  return months;
}

function withMonthName(
  { text }: ReceiptRow,
  months: ReadonlyMap<string, number>,
): ReceiptField<CalendarDate> | undefined {
  const plain = plainLetters(text);
  const dayFirst = /(?<!\d)(\d{1,2})\.? (?:de |di )?(\p{L}{3,})\.?,? (?:de |del )?(20\d{2})/u.exec(
    plain,
  );
  const monthFirst = /(\p{L}{3,})\.? (\d{1,2}),? (20\d{2})/u.exec(plain);
  const found =
    dayFirst === null
      ? { month: monthFirst?.[1], day: monthFirst?.[2], year: monthFirst?.[3] }
      : { month: dayFirst[2], day: dayFirst[1], year: dayFirst[3] };
  const month = months.get(found.month ?? '');
  if (month === undefined) return undefined;
  return dated(writeDate(partsOf(found.year, String(month), found.day)), false);
}
