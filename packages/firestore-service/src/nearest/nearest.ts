import type { Message, Value } from '@quits/service-base';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { integerAt, messageAt, stringAt } from '../rpc/read-message.ts';
import { vectorElements } from '../value/compare.ts';
import { parseFieldPath, type FieldPath } from '../value/field-path.ts';
import { isNumber, numericOf } from '../value/number.ts';
import { parseValue } from '../value/parse-value.ts';
import { isVector } from '../value/type-order.ts';

const MEASURES = ['EUCLIDEAN', 'COSINE', 'DOT_PRODUCT'] as const;
const MAX_LIMIT = 1000;

/** Distance measure of two vectors; for dot products, larger means nearer. */
export type DistanceMeasure = (typeof MEASURES)[number];

/** A search for the vectors nearest to one. */
export interface Nearest {
  readonly path: FieldPath;
  readonly vector: readonly number[];
  readonly measure: DistanceMeasure;
  readonly limit: number;
  /** Maximum distance (minimum for dot products). */
  readonly threshold?: number;
  /** Field of the result that receives the distance. */
  readonly resultField?: FieldPath;
}

/** Reads the vector search of a structured query. @throws {RpcError} `INVALID_ARGUMENT` */
export function parseNearest(raw: Message): Nearest {
  const vector = vectorOf(parseValue(raw['queryVector']));
  if (vector === undefined) throw invalidArgument('queryVector must be a vector.');
  const measure = MEASURES.find((known) => known === raw['distanceMeasure']);
  if (measure === undefined) throw invalidArgument('distanceMeasure is missing or unknown.');
  const limit = integerAt(raw, 'limit') ?? 0;
  if (limit < 1 || limit > MAX_LIMIT) {
    throw invalidArgument(`FindNearest.limit must be a positive integer of at most ${MAX_LIMIT}.`);
  }
  const threshold = thresholdIn(raw);
  const resultField = stringAt(raw, 'distanceResultField');
  return {
    path: parseFieldPath(stringAt(messageAt(raw, 'vectorField') ?? {}, 'fieldPath')),
    vector,
    measure,
    limit,
    ...(threshold === undefined ? {} : { threshold }),
    ...(resultField === '' ? {} : { resultField: parseFieldPath(resultField) }),
  };
}

/** The numbers of a vector value, `undefined` for any other value. */
export function vectorOf(value: Value | undefined): number[] | undefined {
  if (value === undefined || !('mapValue' in value) || !isVector(value)) return undefined;
  return vectorElements(value.mapValue.fields ?? {}).map((element) =>
    isNumber(element) ? Number(numericOf(element)) : Number.NaN,
  );
}

/** Returns the distance of two vectors of the same length; NaN if undefined. */
export function distanceBetween(
  measure: DistanceMeasure,
  a: readonly number[],
  b: readonly number[],
): number {
  const dot = sum(a, (x, i) => x * (b[i] ?? 0));
  if (measure === 'DOT_PRODUCT') return dot;
  if (measure === 'EUCLIDEAN') return Math.sqrt(sum(a, (x, i) => (x - (b[i] ?? 0)) ** 2));
  return 1 - dot / Math.sqrt(sum(a, (x) => x * x) * sum(b, (x) => x * x));
}

function sum(numbers: readonly number[], term: (number: number, i: number) => number): number {
  return numbers.reduce((total, number, i) => total + term(number, i), 0);
}

function thresholdIn(raw: Message): number | undefined {
  const value = raw['distanceThreshold'];
  if (value === undefined || value === null) return undefined;
  const number = typeof value === 'object' && 'value' in value ? value.value : value;
  if (typeof number !== 'number') throw invalidArgument('distanceThreshold must be a number.');
  return number;
}
