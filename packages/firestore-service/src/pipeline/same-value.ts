import type { Value } from '@quits/service-base';
import { compareValues } from '../value/compare.ts';
import { isNaNValue } from '../value/number.ts';
import { isVector, typeOrder } from '../value/type-order.ts';

/**
 * Returns whether two values are equal in an expression: nothing equals NaN; `null` if a null
 * inside one of them leaves it open.
 */
export function sameValue(one: Value, other: Value): boolean | null {
  if (typeOrder(one) !== typeOrder(other)) {
    return 'nullValue' in one || 'nullValue' in other ? null : false;
  }
  if (isNaNValue(one) || isNaNValue(other)) return false;
  if ('arrayValue' in one && 'arrayValue' in other) {
    const [left, right] = [one.arrayValue.values ?? [], other.arrayValue.values ?? []];
    if (left.length !== right.length) return false;
    return all(left.map((value, i) => sameOrAbsent(value, right[i])));
  }
  if ('mapValue' in one && 'mapValue' in other && !isVector(one)) {
    const [left, right] = [one.mapValue.fields ?? {}, other.mapValue.fields ?? {}];
    const names = Object.keys(left);
    if (names.length !== Object.keys(right).length) return false;
    return all(names.map((name) => sameOrAbsent(left[name], right[name])));
  }
  return compareValues(one, other) === 0;
}

/** Returns whether a value is among others; `null` if a null leaves it open. */
export function isAmong(value: Value, others: readonly Value[]): boolean | null {
  return some(others.map((other) => sameValue(value, other)));
}

function sameOrAbsent(one: Value | undefined, other: Value | undefined): boolean | null {
  return one === undefined || other === undefined ? false : sameValue(one, other);
}

function all(parts: readonly (boolean | null)[]): boolean | null {
  if (parts.includes(false)) return false;
  return parts.includes(null) ? null : true;
}

function some(parts: readonly (boolean | null)[]): boolean | null {
  if (parts.includes(true)) return true;
  return parts.includes(null) ? null : false;
}
