import type { Value } from '@quits/service-base';
import { compareValues } from '../../value/compare.ts';
import { isNaNValue, isNumber } from '../../value/number.ts';
import { isVector, typeOrder } from '../../value/type-order.ts';
import { FAILED, integer, isNull, NULL, text, truth, type Outcome } from '../outcome.ts';
import { lazy, ofValues, strict, type PipelineFunctions } from '../pipeline-function.ts';
import { isAmong, sameValue } from '../same-value.ts';

/** Functions that compare and test values. */
export const comparisonFunctions: PipelineFunctions = {
  equal: pair(isEqual),
  not_equal: pair((one, other) => negated(isEqual(one, other))),
  less_than: ordered((order) => order < 0),
  less_than_or_equal: ordered((order) => order <= 0),
  greater_than: ordered((order) => order > 0),
  greater_than_or_equal: ordered((order) => order >= 0),
  // Compares values of different types, too, in the order of the stage `sort`.
  cmp: pair((one = NULL, other = NULL) => integer(Math.sign(compareValues(one, other)))),
  between: ofValues(3, 3, ([value = NULL, low = NULL, high = NULL]) => {
    const [above, below] = [orderOf(value, low), orderOf(value, high)];
    return truth(above !== null && below !== null && above >= 0 && below <= 0);
  }),
  equal_any: membership((found) => found),
  not_equal_any: membership(negated),
  array_contains: strict(2, 2, ([values = NULL, wanted = NULL]) => among(wanted, values)),
  array_contains_any: strict(2, 2, ([values = NULL, wanted = NULL]) => {
    if (!('arrayValue' in values) || !('arrayValue' in wanted)) return FAILED;
    const own = values.arrayValue.values ?? [];
    const found = (wanted.arrayValue.values ?? []).map((each) => isAmongOrNull(each, own));
    return known(found.includes(true) ? true : found.includes(null) ? null : false);
  }),
  array_contains_all: strict(2, 2, ([values = NULL, wanted = NULL]) => {
    if (!('arrayValue' in values) || !('arrayValue' in wanted)) return FAILED;
    const own = values.arrayValue.values ?? [];
    return truth((wanted.arrayValue.values ?? []).every((each) => isAmongOrNull(each, own)));
  }),
  is_null: ofValues(1, 1, ([value = NULL]) => truth(isNull(value))),
  is_not_null: ofValues(1, 1, ([value = NULL]) => truth(!isNull(value))),
  is_nan: strict(1, 1, ([value = NULL]) => (isNumber(value) ? truth(isNaNValue(value)) : FAILED)),
  is_not_nan: strict(1, 1, ([value = NULL]) =>
    isNumber(value) ? truth(!isNaNValue(value)) : FAILED,
  ),
  type: ofValues(1, 1, ([value = NULL]) => text(typeName(value))),
  is_type: ofValues(2, 2, ([value = NULL, type = NULL]) => {
    if (!('stringValue' in type)) return FAILED;
    const name = typeName(value);
    const isNumeric = type.stringValue === 'number' && isNumber(value);
    return truth(name === type.stringValue || isNumeric);
  }),
};

/**
 * Returns whether two values are equal. An absent field equals only another absent field, and null
 * only null. NaN equals NaN at the top level, unlike inside arrays.
 */
function isEqual(one: Value | undefined, other: Value | undefined): Outcome {
  if (one === undefined || other === undefined) return truth(one === other);
  if (isNull(one) || isNull(other)) return truth(isNull(one) && isNull(other));
  if (isNaNValue(one) && isNaNValue(other)) return truth(true);
  return known(sameValue(one, other));
}

/** Creates a function of two values, either of which may be absent. */
function pair(compare: (one: Value | undefined, other: Value | undefined) => Outcome) {
  return lazy(2, 2, (args) => {
    const [one, other] = args.map((arg) => arg());
    return one === FAILED || other === FAILED ? FAILED : compare(one, other);
  });
}

/** Creates a function that looks for a value, which may be absent or null, in a list. */
function membership(answer: (found: Outcome) => Outcome) {
  return lazy(2, 2, (args) => {
    const [value, others] = args.map((arg) => arg());
    if (value === FAILED || others === FAILED || others === undefined) return FAILED;
    if (isNull(others)) return NULL;
    if (!('arrayValue' in others)) return FAILED;
    const elements = others.arrayValue.values ?? [];
    if (value === undefined) return answer(truth(false));
    if (isNaNValue(value) && elements.some(isNaNValue)) return answer(truth(true));
    return answer(known(isAmongOrNull(value, elements)));
  });
}

function ordered(holds: (order: number) => boolean) {
  return pair((one, other) => {
    const order = one === undefined || other === undefined ? null : orderOf(one, other);
    return truth(order !== null && holds(order));
  });
}

/** Compares two values; `null` for different types or NaN. */
function orderOf(one: Value, other: Value): number | null {
  if (typeOrder(one) !== typeOrder(other) || isNaNValue(one) || isNaNValue(other)) return null;
  return compareValues(one, other);
}

function among(value: Value, others: Value): Outcome {
  return 'arrayValue' in others ? known(isAmong(value, others.arrayValue.values ?? [])) : FAILED;
}

/** Among elements a null equals a null. */
function isAmongOrNull(value: Value, others: readonly Value[]): boolean | null {
  return isNull(value) ? others.some(isNull) : isAmong(value, others);
}

function known(answer: boolean | null): Outcome {
  return answer === null ? NULL : truth(answer);
}

function negated(outcome: Outcome): Outcome {
  if (outcome === undefined || outcome === FAILED) return FAILED;
  return 'booleanValue' in outcome ? truth(!outcome.booleanValue) : outcome;
}

function typeName(value: Value): string {
  if ('nullValue' in value) return 'null';
  if ('booleanValue' in value) return 'boolean';
  if ('integerValue' in value) return 'int64';
  if ('doubleValue' in value) return 'float64';
  if ('timestampValue' in value) return 'timestamp';
  if ('stringValue' in value) return 'string';
  if ('bytesValue' in value) return 'bytes';
  if ('referenceValue' in value) return 'reference';
  if ('geoPointValue' in value) return 'geo_point';
  if ('arrayValue' in value) return 'array';
  return isVector(value) ? 'vector' : 'map';
}
