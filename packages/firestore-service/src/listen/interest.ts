import type { Value } from '@quits/service-base';
import { intersect, positionBytes, type Interval } from '../plan/position.ts';
import { valueInterval } from '../plan/value-interval.ts';
import type { FieldFilter, Query } from '../query/query.ts';
import { encodeValue } from '../value/encode-value.ts';
import { formatFieldPath, isNamePath, type FieldPath } from '../value/field-path.ts';

/** The condition of a query by which most documents are ruled out. */
export type Discriminator =
  | {
      readonly kind: 'keys';
      readonly path: FieldPath;
      /** From {@link valueKeys}. */
      readonly keys: readonly string[];
    }
  | {
      readonly kind: 'span';
      readonly path: FieldPath;
      readonly lower: Uint8Array | undefined;
      readonly upper: Uint8Array | undefined;
    };

const KEYED = ['==', 'in', 'array-contains', 'array-contains-any'];

/** Returns the condition to route by; `undefined` if a query matches every document. */
export function discriminatorOf(query: Query): Discriminator | undefined {
  const { filter } = query;
  const parts = filter === undefined ? [] : filter.kind === 'and' ? filter.filters : [filter];
  const fields = parts.filter((part): part is FieldFilter => part.kind === 'field');
  const keyed = fields.filter(({ op, path }) => KEYED.includes(op) && !isNamePath(path));
  const best = keyed.find(({ op }) => op === '==') ?? keyed[0];
  if (best !== undefined) return { kind: 'keys', path: best.path, keys: operandKeys(best) };
  const [first] = query.orderBy;
  const path = fields.find(({ op }) => !KEYED.includes(op))?.path ?? first?.path;
  return path === undefined ? undefined : spanOf(query, fields, path);
}

/** Keys of arrays: revisions of a document share the fields that a write doesn't change, such as who is a member. */
const keysOfArrays = new WeakMap<Value, readonly string[]>();

/** Returns the lookup keys of a field's value: itself, and each element of an array. */
export function valueKeys(value: Value): readonly string[] {
  if (!('arrayValue' in value)) return [`v${keyOf(value)}`];
  const known = keysOfArrays.get(value);
  if (known !== undefined) return known;
  const elements = value.arrayValue.values ?? [];
  const keys = [`v${keyOf(value)}`, ...elements.map((element) => `e${keyOf(element)}`)];
  keysOfArrays.set(value, keys);
  return keys;
}

function operandKeys({ op, value }: FieldFilter): string[] {
  if (op === '==') return [`v${keyOf(value)}`];
  if (op === 'array-contains') return [`e${keyOf(value)}`];
  const members = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
  return members.map((member) => (op === 'in' ? 'v' : 'e') + keyOf(member));
}

function keyOf(value: Value): string {
  return encodeValue(value).toString('latin1');
}

/** Returns the range of a field's values that remains after its filters and the query's cursors. */
function spanOf(
  query: Query,
  fields: readonly FieldFilter[],
  path: FieldPath,
): Discriminator | undefined {
  const text = formatFieldPath(path);
  let interval: Interval = {};
  for (const filter of fields) {
    if (formatFieldPath(filter.path) === text)
      interval = intersect(interval, valueInterval(filter));
  }
  const [order] = query.orderBy;
  if (order !== undefined && formatFieldPath(order.path) === text) {
    interval = intersect(interval, cursorInterval(query, order.descending));
  }
  const { lower, upper } = interval;
  if (lower === undefined && upper === undefined) return undefined;
  return {
    kind: 'span',
    path,
    lower: lower === undefined ? undefined : positionBytes(lower),
    upper: upper === undefined ? undefined : positionBytes(upper),
  };
}

/**
 * Returns the range that cursors leave of the first ordered field; their other values are ignored.
 */
function cursorInterval({ startAt, endAt }: Query, isDescending: boolean): Interval {
  const [from, to] = isDescending ? [endAt, startAt] : [startAt, endAt];
  const [low] = from?.values ?? [];
  const [high] = to?.values ?? [];
  return {
    lower: low === undefined ? undefined : { bytes: encodeValue(low), isAfter: false },
    upper: high === undefined ? undefined : { bytes: encodeValue(high), isAfter: true },
  };
}
