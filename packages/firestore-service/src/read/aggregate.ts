import type { Document, Fields, Message, Value } from '@quits/service-base';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { integerAt, messageAt, messagesAt, stringAt } from '../rpc/read-message.ts';
import { parseFieldPath, valueAt, type FieldPath } from '../value/field-path.ts';
import { doubleValue, isNumber, numericOf } from '../value/number.ts';
import type { Query } from '../query/query.ts';
import type { SnapshotReader } from './snapshot-reader.ts';

const MAX_AGGREGATIONS = 5;
const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

/** One figure to compute over a query's result. */
export type Aggregation = { readonly alias: string } & (
  | { readonly kind: 'count'; readonly upTo?: number }
  | { readonly kind: 'sum' | 'avg'; readonly path: FieldPath }
);

/** Reads the aggregations of a request. @throws {RpcError} `INVALID_ARGUMENT` */
export function parseAggregations(aggregationQuery: Message): Aggregation[] {
  const raw = messagesAt(aggregationQuery, 'aggregations');
  if (raw.length === 0) throw invalidArgument('At least one aggregation is required.');
  if (raw.length > MAX_AGGREGATIONS) {
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${raw.length}`,
    );
  }
  const parsed = raw.map((aggregation, i) => parseAggregation(aggregation, `field_${i + 1}`));
  if (new Set(parsed.map(({ alias }) => alias)).size < parsed.length) {
    throw invalidArgument('Aggregation aliases contain duplicates.');
  }
  return parsed;
}

/** Computes aggregations; a document that lacks a field of any of them counts in none. */
export function aggregate(
  aggregations: readonly Aggregation[],
  query: Query,
  reader: SnapshotReader,
): Fields {
  const figure = aggregations.every(({ kind }) => kind === 'count')
    ? counting(reader.count(query))
    : computing(aggregations, reader.run(query));
  return Object.fromEntries(aggregations.map((part) => [part.alias, figure(part)]));
}

function counting(count: number): (aggregation: Aggregation) => Value {
  return (part) => {
    const upTo = part.kind === 'count' ? (part.upTo ?? Infinity) : 0;
    return { integerValue: String(Math.min(count, upTo)) };
  };
}

function computing(
  aggregations: readonly Aggregation[],
  documents: readonly Document[],
): (aggregation: Aggregation) => Value {
  const counted = documents.filter((document) =>
    aggregations.every(
      (part) => part.kind === 'count' || valueAt(document.fields, part.path) !== undefined,
    ),
  );
  return (part) => compute(part, counted);
}

function parseAggregation(aggregation: Message, fallback: string): Aggregation {
  const alias = stringAt(aggregation, 'alias') || fallback;
  const count = messageAt(aggregation, 'count');
  if (count !== undefined) {
    const upTo = integerAt(count, 'upTo');
    if (upTo !== undefined && upTo <= 0) throw invalidArgument('upTo must be greater than zero.');
    return { alias, kind: 'count', ...(upTo === undefined ? {} : { upTo }) };
  }
  for (const kind of ['sum', 'avg'] as const) {
    const field = messageAt(messageAt(aggregation, kind) ?? {}, 'field');
    if (field !== undefined) {
      return { alias, kind, path: parseFieldPath(stringAt(field, 'fieldPath')) };
    }
  }
  throw invalidArgument('An aggregation must be a count, a sum or an average.');
}

function compute(aggregation: Aggregation, documents: readonly Document[]): Value {
  if (aggregation.kind === 'count') return counting(documents.length)(aggregation);
  const numbers = documents.flatMap(({ fields }) => {
    const value = valueAt(fields, aggregation.path);
    return value !== undefined && isNumber(value) ? [value] : [];
  });
  if (aggregation.kind === 'sum') return sum(numbers);
  if (numbers.length === 0) return { nullValue: null };
  return doubleValue(asDouble(sum(numbers)) / numbers.length);
}

/** Integers add up exactly; past 64 bits, or with any double among them, the sum is a double. */
function sum(numbers: readonly Value[]): Value {
  let integers = 0n;
  let doubles = 0;
  let isWhole = true;
  for (const value of numbers) {
    if ('integerValue' in value) {
      integers += BigInt(value.integerValue);
    } else {
      isWhole = false;
      doubles += asDouble(value);
    }
  }
  if (isWhole && integers >= MIN_INT64 && integers <= MAX_INT64) {
    return { integerValue: integers.toString() };
  }
  return doubleValue(Number(integers) + doubles);
}

function asDouble(value: Value): number {
  return isNumber(value) ? Number(numericOf(value)) : Number.NaN;
}
