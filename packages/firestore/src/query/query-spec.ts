/** Comparison of a filter, as the provider names them. */
export type FilterOperator =
  | '<'
  | '<='
  | '=='
  | '!='
  | '>'
  | '>='
  | 'array-contains'
  | 'array-contains-any'
  | 'in'
  | 'not-in';

/** Field name that refers to the document's id. */
export const ID = '__name__';

/** A condition on one field, or a combination of conditions. */
export type Filter =
  | { readonly field: string; readonly operator: FilterOperator; readonly value: unknown }
  | { readonly any: readonly Filter[] }
  | { readonly all: readonly Filter[] };

/** One field to order by. */
interface Order {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** Start or end of a query, with one value for each order. */
export interface Bound {
  readonly values: readonly unknown[];
  readonly inclusive: boolean;
}

/** A query as plain data, so that equal queries compare as equal. */
export interface QuerySpec {
  readonly filters: readonly Filter[];
  readonly orders: readonly Order[];
  readonly limit?: { readonly count: number; readonly from: 'start' | 'end' };
  readonly start?: Bound;
  readonly end?: Bound;
}

/** The query that returns everything. */
export const EVERYTHING: QuerySpec = { filters: [], orders: [] };

/** A text that is equal for equal queries and differs for others. */
export function queryKey(spec: QuerySpec): string {
  return JSON.stringify(spec, function tag(this: Readonly<Record<string, unknown>>, key, value) {
    // JSON calls toJSON first, so a date arrives as text; the holder still has the date.
    const original = this[key];
    // Tag dates and numbers that JSON can't represent, so that they never equal other values.
    return original instanceof Date || (typeof original === 'number' && !Number.isFinite(original))
      ? { '': String(Number(original)) }
      : (value as unknown);
  });
}
