import { addMonths, monthOf } from '@quits/ledger';

/** Period of the insights. */
export type Range = '3' | '12' | 'year' | 'all';

/** The ranges that can be chosen, shortest first. */
export const RANGES: readonly Range[] = ['3', '12', 'year', 'all'];

/** Reads a range from a query parameter. @default the last twelve months */
export function readRange(text: string | null): Range {
  return RANGES.find((range) => range === text) ?? '12';
}

/**
 * Returns the first month of a range, relative to a calendar date; undefined for the whole history.
 */
export function firstMonth(range: Range, today: string): string | undefined {
  switch (range) {
    case '3':
    case '12':
      return monthOf(addMonths(today, 1 - Number(range)));
    case 'year':
      return `${today.slice(0, 4)}-01`;
    case 'all':
      return undefined;
  }
}
