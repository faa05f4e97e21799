import { addMonths, monthOf } from '@quits/ledger';

/** How far back the insights look. */
export type Range = '3' | '12' | 'year' | 'all';

/** The ranges that can be chosen, shortest first. */
export const RANGES: readonly Range[] = ['3', '12', 'year', 'all'];

/** Reads a range from an address. @default the last twelve months */
export function readRange(text: string | null): Range {
  return RANGES.find((range) => range === text) ?? '12';
}

/** The first month of a range, seen from a calendar date; the whole history has none. */
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
