import type { FieldAt, FieldPath } from '../value/with-field-value.ts';
import { type Filter, type FilterOperator, ID, type QuerySpec } from './query-spec.ts';

type Element<Value> = Value extends readonly (infer Item)[] ? Item : never;

/** Type of the value that a field is compared with. */
export type FilterValue<Value, Operator extends FilterOperator> = Operator extends 'in' | 'not-in'
  ? readonly NonNullable<Value>[]
  : Operator extends 'array-contains'
    ? Element<NonNullable<Value>>
    : Operator extends 'array-contains-any'
      ? readonly Element<NonNullable<Value>>[]
      : Exclude<Value, undefined>;

/** Creates conditions for `QueryBuilder.any` and `all`. */
export type FilterBuilder<Data> = <Path extends FieldPath<Data>, Operator extends FilterOperator>(
  field: Path,
  operator: Operator,
  value: FilterValue<FieldAt<Data, Path>, Operator>,
) => Filter;

/** An immutable, typed query; every method returns a new one. */
export interface QueryBuilder<Data> {
  readonly spec: QuerySpec;
  where<Path extends FieldPath<Data>, Operator extends FilterOperator>(
    field: Path,
    operator: Operator,
    value: FilterValue<FieldAt<Data, Path>, Operator>,
  ): QueryBuilder<Data>;
  whereId(operator: '<' | '<=' | '==' | '>' | '>=', id: string): QueryBuilder<Data>;
  whereId(operator: 'in', ids: readonly string[]): QueryBuilder<Data>;
  /** Requires at least one of the conditions. */
  any(make: (filter: FilterBuilder<Data>) => readonly Filter[]): QueryBuilder<Data>;
  orderBy(field: FieldPath<Data>, direction?: 'asc' | 'desc'): QueryBuilder<Data>;
  orderById(direction?: 'asc' | 'desc'): QueryBuilder<Data>;
  limit(count: number): QueryBuilder<Data>;
  /** Returns the last `count` documents, in the query's order. */
  limitToLast(count: number): QueryBuilder<Data>;
  /** Takes one value for each `orderBy`, like the three methods below. */
  startAt(...values: unknown[]): QueryBuilder<Data>;
  startAfter(...values: unknown[]): QueryBuilder<Data>;
  endAt(...values: unknown[]): QueryBuilder<Data>;
  endBefore(...values: unknown[]): QueryBuilder<Data>;
}

/** Describes a query step by step. */
export type BuildQuery<Data> = (query: QueryBuilder<Data>) => QueryBuilder<Data>;

const makeFilter = (field: string, operator: FilterOperator, value: unknown): Filter => ({
  field,
  operator,
  value,
});

/** Starts a query from a description. */
export function queryBuilder<Data>(spec: QuerySpec): QueryBuilder<Data> {
  const next = (change: Partial<QuerySpec>) => queryBuilder<Data>({ ...spec, ...change });
  const filtered = (filter: Filter) => next({ filters: [...spec.filters, filter] });
  const ordered = (field: string, direction: 'asc' | 'desc') =>
    next({ orders: [...spec.orders, { field, direction }] });
  const bound =
    (side: 'start' | 'end', inclusive: boolean) =>
    (...values: unknown[]) =>
      next({ [side]: { values, inclusive } });
  return {
    spec,
    where: (field, operator, value) => filtered(makeFilter(field, operator, value)),
    whereId: (operator: FilterOperator, value: unknown) =>
      filtered(makeFilter(ID, operator, value)),
    any: (make) => filtered({ any: make(makeFilter) }),
    orderBy: (field, direction = 'asc') => ordered(field, direction),
    orderById: (direction = 'asc') => ordered(ID, direction),
    limit: (count) => next({ limit: { count, from: 'start' } }),
    limitToLast: (count) => next({ limit: { count, from: 'end' } }),
    startAt: bound('start', true),
    startAfter: bound('start', false),
    endAt: bound('end', true),
    endBefore: bound('end', false),
  };
}
