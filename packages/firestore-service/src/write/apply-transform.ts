import type { Value } from '@quits/service-base';
import { compareNumbers, doubleValue, isNaNValue, isNumber, numericOf } from '../value/number.ts';
import { valuesEqual } from '../value/compare.ts';
import { doubleOf } from '../value/number.ts';
import type { Transform } from './write-op.ts';

const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

/** Result of a transform. */
export interface Transformed {
  readonly value: Value;
  /** Reported to the writer. */
  readonly result: Value;
}

/** Applies one transform to a field's value; `requestTime` replaces server timestamps. */
export function applyTransform(
  operation: Transform['operation'],
  current: Value | undefined,
  requestTime: string,
): Transformed {
  switch (operation.kind) {
    case 'request-time':
      return same({ timestampValue: requestTime });
    case 'increment':
      return same(increment(current, operation.operand));
    case 'minimum':
    case 'maximum':
      return same(extreme(operation.kind, current, operation.operand));
    case 'union':
      return silent(union(elementsOf(current), operation.elements));
    case 'remove':
      return silent(
        elementsOf(current).filter(
          (element) => !operation.elements.some((removed) => valuesEqual(removed, element)),
        ),
      );
  }
}

function same(value: Value): Transformed {
  return { value, result: value };
}

function silent(values: readonly Value[]): Transformed {
  return { value: { arrayValue: { values } }, result: { nullValue: null } };
}

function increment(current: Value | undefined, operand: Value): Value {
  if (current === undefined || !isNumber(current) || !isNumber(operand)) return operand;
  if ('integerValue' in current && 'integerValue' in operand) {
    const sum = BigInt(current.integerValue) + BigInt(operand.integerValue);
    const clamped = sum < MIN_INT64 ? MIN_INT64 : sum > MAX_INT64 ? MAX_INT64 : sum;
    return { integerValue: clamped.toString() };
  }
  return doubleValue(asDouble(current) + asDouble(operand));
}

function asDouble(value: Value): number {
  if ('doubleValue' in value) return doubleOf(value.doubleValue);
  return isNumber(value) ? Number(numericOf(value)) : Number.NaN;
}

/** Returns the extreme; NaN wins over every number, and the stored one of equal numbers. */
function extreme(kind: 'minimum' | 'maximum', current: Value | undefined, operand: Value): Value {
  if (current === undefined || !isNumber(current) || !isNumber(operand)) return operand;
  if (isNaNValue(current)) return current;
  if (isNaNValue(operand)) return operand;
  const order = compareNumbers(operand, current);
  return (kind === 'minimum' ? order < 0 : order > 0) ? operand : current;
}

function union(current: readonly Value[], added: readonly Value[]): Value[] {
  const values = [...current];
  for (const element of added) {
    if (!values.some((known) => valuesEqual(known, element))) values.push(element);
  }
  return values;
}

function elementsOf(value: Value | undefined): readonly Value[] {
  return value !== undefined && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}
