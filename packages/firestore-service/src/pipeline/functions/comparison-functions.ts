import type { Value } from '@quits/service-base';
import { compareValues } from '../../value/compare.ts';
import { isNaNValue, isNumber } from '../../value/number.ts';
import { isVector, typeOrder } from '../../value/type-order.ts';
import { FAILED, isNull, NULL, text, truth, type Outcome } from '../outcome.ts';
import { ofValues, strict, type PipelineFunctions } from '../pipeline-function.ts';
import { isAmong, sameValue } from '../same-value.ts';

/** Functions that compare and test values. */
export const comparisonFunctions: PipelineFunctions = {
  equal: pair((one, other) => {
    const areNull = isNull(one) && isNull(other);
    if (areNull || isNull(one) || isNull(other)) return truth(areNull);
    if (areNaN(one, other)) return truth(true);
    return known(sameValue(one, other));
  }),
  not_equal: pair((one, other) => {
    if (isNull(one) && isNull(other)) return truth(false);
    if (isNull(one) || isNull(other)) return truth(true);
    if (areNaN(one, other)) return truth(false);
    return negated(known(sameValue(one, other)));
  }),
  less_than: ordered((order) => order < 0),
  less_than_or_equal: ordered((order) => order <= 0),
  greater_than: ordered((order) => order > 0),
  greater_than_or_equal: ordered((order) => order >= 0),
  between: ofValues(3, 3, ([value = NULL, low = NULL, high = NULL]) => {
    const [above, below] = [orderOf(value, low), orderOf(value, high)];
    return truth(above !== null && below !== null && above >= 0 && below <= 0);
  }),
  equal_any: strict(2, 2, ([value = NULL, others = NULL]) => among(value, others)),
  not_equal_any: strict(2, 2, ([value = NULL, others = NULL]) => negated(among(value, others))),
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

/** At top level, unlike inside arrays and maps, NaN equals NaN. */
function areNaN(one: Value, other: Value): boolean {
  return isNaNValue(one) && isNaNValue(other);
}

function pair(compare: (one: Value, other: Value) => Outcome) {
  return ofValues(2, 2, ([one = NULL, other = NULL]) => compare(one, other));
}

function ordered(holds: (order: number) => boolean) {
  return pair((one, other) => {
    const order = orderOf(one, other);
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
