import { addDays, addMonths } from '@quits/ledger';
import type { Expense } from '../expense/schema.ts';

/** Filter of an expense list; missing fields match everything. */
export interface ExpenseFilter {
  readonly text?: string;
  readonly category?: string;
  readonly person?: string;
  /** With or without the number sign. */
  readonly tag?: string;
  readonly kind?: Expense['kind'];
  /** First and last calendar date. */
  readonly from?: string;
  readonly to?: string;
  /** Smallest and largest amount, as typed. */
  readonly min?: string;
  readonly max?: string;
  /** Deleted expenses only. */
  readonly deleted?: 'only';
}

const KINDS: readonly Expense['kind'][] = ['expense', 'payment', 'income'];
const NAMES = ['category', 'person', 'tag', 'from', 'to', 'min', 'max'] as const;

/** Reads a filter from a query string; ignores invalid values. */
export function readFilter(query: URLSearchParams): ExpenseFilter {
  const text = query.get('q') ?? '';
  const kind = KINDS.find((one) => one === query.get('kind'));
  const plain = NAMES.flatMap((name) => {
    const value = query.get(name);
    return value === null || value === '' ? [] : [[name, value] as const];
  });
  return {
    ...(text === '' ? {} : { text }),
    ...(kind === undefined ? {} : { kind }),
    ...(query.has('deleted') ? { deleted: 'only' as const } : {}),
    ...Object.fromEntries(plain),
  };
}

/** Writes a filter to a query string; leaves out empty fields. */
export function writeFilter(filter: ExpenseFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (typeof value === 'string' && value !== '') query.set(name === 'text' ? 'q' : name, value);
  }
  return query;
}

/** Returns the filter of a month's days. */
export function filterOfMonth(month: string): ExpenseFilter {
  const from = `${month}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}

/** Returns the number of active filters, not counting the text. */
export function countFilters(filter: ExpenseFilter): number {
  return Object.entries(filter).filter(([name, value]) => name !== 'text' && value !== '').length;
}

/** Returns whether a filter excludes anything. */
export function isNarrowing(filter: ExpenseFilter): boolean {
  return filter.text !== undefined || countFilters(filter) > 0;
}
