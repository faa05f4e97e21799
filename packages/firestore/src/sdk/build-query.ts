import {
  and,
  collection,
  collectionGroup,
  documentId,
  endAt,
  endBefore,
  type FieldPath,
  FieldPath as Path,
  type Firestore,
  limit,
  limitToLast,
  or,
  orderBy,
  type Query,
  query,
  type QueryCompositeFilterConstraint,
  type QueryFilterConstraint,
  type QueryNonFilterConstraint,
  startAfter,
  startAt,
  where,
} from 'firebase/firestore';
import { type Filter, ID, type QuerySpec } from '../query/query-spec.ts';
import type { QueryTarget } from '../query/question.ts';
import { splitFieldPath } from '../value/field-path.ts';
import { encode } from './encode.ts';

/** Turns a plain description into the provider's query. */
export function buildQuery(db: Firestore, target: QueryTarget, spec: QuerySpec): Query {
  const base =
    target.scope === 'group' ? collectionGroup(db, target.path) : collection(db, target.path);
  const rest: QueryNonFilterConstraint[] = spec.orders.map(({ field, direction }) =>
    orderBy(field === ID ? documentId() : pathOf(field), direction),
  );
  const { start, end } = spec;
  if (start !== undefined) {
    const values = start.values.map(encode);
    rest.push(start.inclusive ? startAt(...values) : startAfter(...values));
  }
  if (end !== undefined) {
    const values = end.values.map(encode);
    rest.push(end.inclusive ? endAt(...values) : endBefore(...values));
  }
  if (spec.limit !== undefined) {
    rest.push((spec.limit.from === 'start' ? limit : limitToLast)(spec.limit.count));
  }
  return query(base, joined(spec.filters), ...rest);
}

function joined(filters: readonly Filter[]): QueryCompositeFilterConstraint {
  return and(...filters.map(constraint));
}

function constraint(filter: Filter): QueryFilterConstraint {
  if ('any' in filter) return or(...filter.any.map(constraint));
  if ('all' in filter) return joined(filter.all);
  const field = filter.field === ID ? documentId() : pathOf(filter.field);
  return where(field, filter.operator, encode(filter.value));
}

function pathOf(field: string): FieldPath {
  return new Path(...splitFieldPath(field));
}
