import type { Value } from '@quits/service-base';
import { writeIndexValue } from '../indexes/index-entries.ts';
import type { IndexScope } from '../indexes/index-definition.ts';
import type { Cursor, Query } from '../query/query.ts';
import { compareValues } from '../value/compare.ts';
import { formatFieldPath, isNamePath } from '../value/field-path.ts';
import { KeyWriter } from '../value/key-writer.ts';
import type { Conjunction } from './disjunctions.ts';
import { nameInterval, nameKey } from './name-interval.ts';
import { intersect, invert, type Interval, type Position } from './position.ts';
import type { SortShape } from './sort-shape.ts';
import { valueInterval } from './value-interval.ts';

/** Indicates that nothing can match. */
export type Nothing = 'nothing';

/**
 * Returns the part of an index, after its equalities, that a conjunction's ranges and the query's
 * cursors leave; a superset of the matching entries.
 */
export function suffixInterval(
  query: Query,
  conjunction: Conjunction,
  shape: SortShape,
  scope: IndexScope,
): Interval | Nothing {
  let interval: Interval = {};
  const [first] = shape.fields;
  if (first === undefined) {
    interval = nameInterval(query, conjunction, scope);
  } else {
    for (const filter of conjunction) {
      if (formatFieldPath(filter.path) !== formatFieldPath(first.path)) continue;
      const values = valueInterval(filter);
      interval = intersect(interval, first.mode === 'desc' ? invert(values) : values);
    }
  }
  for (const side of ['startAt', 'endAt'] as const) {
    const cursor = query[side];
    if (cursor === undefined) continue;
    const bound = cursorBound(query, conjunction, shape, scope, cursor, side);
    if (bound === 'nothing') return 'nothing';
    interval = intersect(interval, bound);
  }
  return interval;
}

function cursorBound(
  query: Query,
  conjunction: Conjunction,
  shape: SortShape,
  scope: IndexScope,
  cursor: Cursor,
  side: 'startAt' | 'endAt',
): Interval | Nothing {
  const writer = new KeyWriter();
  for (const [i, value] of cursor.values.entries()) {
    const order = query.orderBy[i];
    if (order === undefined) break;
    const at = shape.orders.indexOf(order);
    if (at === -1) {
      const difference = fixedDifference(conjunction, order, value);
      if (difference === 0) continue;
      // All documents have the same value here, entirely on one side of the cursor.
      if (writer.length > 0) return partial(writer, shape, side);
      return difference > 0 === (side === 'startAt') ? {} : 'nothing';
    }
    if (isNamePath(order.path)) {
      const name =
        'referenceValue' in value ? nameKey(query, scope, value.referenceValue) : undefined;
      if (name === undefined) return partial(writer, shape, side);
      return bound(
        { bytes: Buffer.concat([writer.finish(), name]), isAfter: false },
        cursor,
        shape,
        side,
      );
    }
    writeIndexValue(writer, shape.fields[at]?.mode ?? 'asc', value);
  }
  return bound({ bytes: writer.finish(), isAfter: false }, cursor, shape, side);
}

/**
 * Returns the interval of a cursor known only up to some of its values: includes everything that
 * starts with them.
 */
function partial(writer: KeyWriter, shape: SortShape, side: 'startAt' | 'endAt'): Interval {
  const cursor: Cursor = { values: [], before: side === 'startAt' };
  return bound({ bytes: writer.finish(), isAfter: false }, cursor, shape, side);
}

function bound(
  { bytes }: Position,
  { before }: Cursor,
  { isBackwards }: SortShape,
  side: 'startAt' | 'endAt',
): Interval {
  if (bytes.length === 0) return {};
  const isLower = (side === 'startAt') !== isBackwards;
  const position = { bytes, isAfter: before === isBackwards };
  return isLower ? { lower: position } : { upper: position };
}

/** Compares the value that an equality fixes with a cursor's value, in the query's order. */
function fixedDifference(
  conjunction: Conjunction,
  order: Query['orderBy'][number],
  value: Value,
): number {
  const text = formatFieldPath(order.path);
  const fixed = conjunction.find(({ op, path }) => op === '==' && formatFieldPath(path) === text);
  const difference = fixed === undefined ? 0 : compareValues(fixed.value, value);
  return order.descending ? -difference : difference;
}
