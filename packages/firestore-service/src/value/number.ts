import type { Value } from '@quits/service-base';

/** A value that is an integer or a double. */
export type NumberValue = Extract<Value, { integerValue: string } | { doubleValue: unknown }>;

/** Converts a `doubleValue` to a double. */
export function doubleOf(stored: number | 'NaN' | 'Infinity' | '-Infinity' | '-0'): number {
  return typeof stored === 'number' ? stored : Number(stored);
}

/** Converts a double to its stored form: values that JSON lacks are names. */
export function doubleValue(number: number): Value {
  if (Number.isNaN(number)) return { doubleValue: 'NaN' };
  if (number === Infinity) return { doubleValue: 'Infinity' };
  if (number === -Infinity) return { doubleValue: '-Infinity' };
  return { doubleValue: Object.is(number, -0) ? '-0' : number };
}

/** Returns the exact number: a number if that is safe, else a bigint. */
export function numericOf(value: NumberValue): number | bigint {
  if ('doubleValue' in value) return doubleOf(value.doubleValue);
  return value.integerValue.length < 16 ? Number(value.integerValue) : BigInt(value.integerValue);
}

/** Orders numbers of both kinds by value: NaN first, 0 and -0 and 0.0 equal, integers exactly. */
export function compareNumbers(a: NumberValue, b: NumberValue): number {
  const x = numericOf(a);
  const y = numericOf(b);
  if (x < y) return -1;
  if (x > y) return 1;
  // eslint-disable-next-line eqeqeq -- a bigint and a double of one value are equal only loosely
  if (x == y) return 0;
  return Number(Number.isNaN(y)) - Number(Number.isNaN(x));
}

/** Returns whether a value is a number of either kind. */
export function isNumber(value: Value): value is NumberValue {
  return 'integerValue' in value || 'doubleValue' in value;
}

/** Returns whether a value is NaN. */
export function isNaNValue(value: Value): boolean {
  return 'doubleValue' in value && value.doubleValue === 'NaN';
}
