import type { Fields, Value } from '@quits/service-base';
import { doubleValue } from '../value/number.ts';

/** An expression that has no value: a wrong type, a division by zero. */
export const FAILED: unique symbol = Symbol('failed');

/** Result of an expression: a value, undefined for an absent field, or a failure. */
export type Outcome = Value | undefined | typeof FAILED;

/** The null value. */
export const NULL: Value = { nullValue: null };

const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

/** Returns whether an outcome is a value, null included. */
export function isValue(outcome: Outcome): outcome is Value {
  return outcome !== undefined && outcome !== FAILED;
}

/** Returns whether an outcome is null. */
export function isNull(outcome: Outcome): boolean {
  return isValue(outcome) && 'nullValue' in outcome;
}

/** A boolean value. */
export function truth(isTrue: boolean): Value {
  return { booleanValue: isTrue };
}

/** Creates an integer value. Fails if the number exceeds 64 bits. */
export function integer(number: bigint | number): Outcome {
  const whole = BigInt(number);
  return whole < MIN_INT64 || whole > MAX_INT64 ? FAILED : { integerValue: whole.toString() };
}

/** A double value. */
export function double(number: number): Value {
  return doubleValue(number);
}

/** A text value. */
export function text(content: string): Value {
  return { stringValue: content };
}

/** A list value. */
export function list(values: readonly Value[]): Value {
  return { arrayValue: { values } };
}

/** A map value. */
export function map(fields: Fields): Value {
  return { mapValue: { fields } };
}
