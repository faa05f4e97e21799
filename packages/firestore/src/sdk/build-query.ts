import {
  and,
  collection,
  collectionGroup,
  documentId,
  endAt,
  endBefore,
  FieldPath,
  type Firestore,
  limit,
  limitToLast,
  or,
  orderBy,
  type Query,
  query,
  type QueryFilterConstraint,
  type QueryNonFilterConstraint,
  startAfter,
  startAt,
  where,
} from 'firebase/firestore';
import { type Bound, type Filter, ID, type QuerySpec } from '../query/query-spec.ts';
import { splitFieldPath } from '../value/field-path.ts';
import { encode } from './encode.ts';

/** Builds the provider's query from a plain description. */
export function buildQuery(
  db: Firestore,
  scope: 'path' | 'group',
  path: string,
  spec: QuerySpec,
): Query {
  const { filters, orders, start, end, limit: most } = spec;
  const values = (bound: Bound) => bound.values.map((value) => encode(db, value));
  const constraint = (filter: Filter): QueryFilterConstraint =>
    'any' in filter
      ? or(...filter.any.map(constraint))
      : 'all' in filter
        ? and(...filter.all.map(constraint))
        : where(pathOf(filter.field), filter.operator, encode(db, filter.value));
  const rest: QueryNonFilterConstraint[] = orders.map(({ field, direction }) =>
    orderBy(pathOf(field), direction),
  );
  if (start !== undefined) rest.push((start.inclusive ? startAt : startAfter)(...values(start)));
  if (end !== undefined) rest.push((end.inclusive ? endAt : endBefore)(...values(end)));
  if (most !== undefined) rest.push((most.from === 'start' ? limit : limitToLast)(most.count));
  const base = (scope === 'group' ? collectionGroup : collection)(db, path);
  return query(base, and(...filters.map(constraint)), ...rest);
}

function pathOf(field: string): FieldPath {
  return field === ID ? documentId() : new FieldPath(...splitFieldPath(field));
}
