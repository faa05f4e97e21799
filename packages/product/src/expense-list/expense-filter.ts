import type { Expense } from '../expense/schema.ts';

/** What a list of expenses is narrowed down to; what is left out narrows nothing. */
export interface ExpenseFilter {
  readonly text?: string;
  readonly category?: string;
  readonly person?: string;
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
const NAMES = ['category', 'person', 'from', 'to', 'min', 'max'] as const;

/** Reads a filter from an address; what is not understood narrows nothing. */
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

/** Writes a filter into an address, with nothing for what does not narrow. */
export function writeFilter(filter: ExpenseFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (typeof value === 'string' && value !== '') query.set(name === 'text' ? 'q' : name, value);
  }
  return query;
}

/** How many things a filter asks for besides its text. */
export function countFilters(filter: ExpenseFilter): number {
  return Object.entries(filter).filter(([name, value]) => name !== 'text' && value !== '').length;
}

/** Whether a filter leaves anything out. */
export function isNarrowing(filter: ExpenseFilter): boolean {
  return filter.text !== undefined || countFilters(filter) > 0;
}
