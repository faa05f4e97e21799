import type { Document, Value } from '@quits/service-base';
import { comparePaths } from '../value/compare-paths.ts';
import { compareValues } from '../value/compare.ts';
import { isNamePath, valueAt } from '../value/field-path.ts';
import type { Cursor, Order, Query } from './query.ts';

/** Orders two documents of a query's result. */
export function compareDocuments(orderBy: readonly Order[], a: Document, b: Document): number {
  for (const order of orderBy) {
    const difference = isNamePath(order.path)
      ? comparePaths(a.name, b.name)
      : compareOptional(valueAt(a.fields, order.path), valueAt(b.fields, order.path));
    if (difference !== 0) return order.descending ? -difference : difference;
  }
  return 0;
}

/** Returns whether a document has every field that the query orders by. */
export function hasOrderFields(query: Query, document: Document): boolean {
  return query.orderBy.every(
    ({ path }) => isNamePath(path) || valueAt(document.fields, path) !== undefined,
  );
}

/** Returns whether a document lies between a query's cursors. */
export function isWithinCursors(query: Query, document: Document): boolean {
  const { startAt, endAt, orderBy } = query;
  if (startAt !== undefined) {
    const order = compareToCursor(orderBy, document, startAt);
    if (startAt.before ? order < 0 : order <= 0) return false;
  }
  if (endAt !== undefined) {
    const order = compareToCursor(orderBy, document, endAt);
    if (endAt.before ? order >= 0 : order > 0) return false;
  }
  return true;
}

function compareToCursor(orderBy: readonly Order[], document: Document, cursor: Cursor): number {
  for (const [i, bound] of cursor.values.entries()) {
    const order = orderBy[i];
    if (order === undefined) return 0;
    const difference =
      isNamePath(order.path) && 'referenceValue' in bound
        ? comparePaths(document.name, bound.referenceValue)
        : compareOptional(valueAt(document.fields, order.path), bound);
    if (difference !== 0) return order.descending ? -difference : difference;
  }
  return 0;
}

function compareOptional(a: Value | undefined, b: Value | undefined): number {
  return a === undefined || b === undefined ? 0 : compareValues(a, b);
}
