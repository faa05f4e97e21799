import { type CalendarDate, writeDate } from '../date/calendar-date.ts';
import type { DateOrder, DateReadings } from './import-types.ts';

const ISO = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/;
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
/** Two-digit years only after slashes and points: `26-03-01` starts with its year. */
const LOCAL = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|(?<=[/.])\d{2})(?!\d)/;

/**
 * Reads the date at the start of a cell, as programs write it or as a spreadsheet saved it;
 * undefined if there is none, or if day and month are ambiguous and no order is given.
 */
export function readCellDate(text: string, order?: DateOrder): CalendarDate | undefined {
  const trimmed = text.trim();
  const iso = ISO.exec(trimmed);
  if (iso !== null) return toDate(iso[1], iso[3], iso[4]);
  const compact = COMPACT.exec(trimmed);
  if (compact !== null) return toDate(compact[1], compact[2], compact[3]);
  const [dayFirst, monthFirst] = bothReadings(trimmed);
  if (dayFirst === undefined || monthFirst === undefined) return dayFirst ?? monthFirst;
  if (dayFirst === monthFirst) return dayFirst;
  return { 'day-first': dayFirst, 'month-first': monthFirst, none: undefined }[order ?? 'none'];
}

/**
 * Returns both readings of a date that doesn't start with its year; undefined for an invalid one.
 */
function bothReadings(text: string): [CalendarDate | undefined, CalendarDate | undefined] {
  const local = LOCAL.exec(text);
  if (local === null) return [undefined, undefined];
  const [, first, mark, second, digits = ''] = local;
  const century = Number(digits) < 70 ? '20' : '19';
  const year = digits.length === 2 ? century + digits : digits;
  const dayFirst = toDate(year, second, first);
  // Points are always day first.
  return [dayFirst, mark === '.' ? dayFirst : toDate(year, first, second)];
}

function toDate(year?: string, month?: string, day?: string): CalendarDate | undefined {
  return writeDate({ year: Number(year), month: Number(month), day: Number(day) });
}

/** Evidence of a file's date order. */
export interface DateEvidence {
  /** The order that some date proves and none contradicts. */
  readonly proven?: DateOrder;
  /** First date that can be read both ways. */
  readonly ambiguous?: { readonly found: string; readonly readings: DateReadings };
}

/** Searches a file's dates for those that can be read in one order only. */
export function dateEvidence(cells: Iterable<string>): DateEvidence {
  const orders = new Set<DateOrder>();
  let ambiguous: DateEvidence['ambiguous'];
  for (const cell of cells) {
    const [dayFirst, monthFirst] = bothReadings(cell.trim());
    if (dayFirst === monthFirst) continue;
    if (dayFirst !== undefined && monthFirst !== undefined) {
      const readings = { 'day-first': dayFirst, 'month-first': monthFirst };
      ambiguous ??= { found: cell.trim(), readings };
    } else orders.add(monthFirst === undefined ? 'day-first' : 'month-first');
  }
  const [proven] = orders.size === 1 ? orders : [];
  return {
    ...(proven === undefined ? {} : { proven }),
    ...(ambiguous === undefined ? {} : { ambiguous }),
  };
}
