import type { Document, Value } from '@quits/service-base';
import { compareValues, valuesEqual } from '../value/compare.ts';
import { isNamePath, valueAt } from '../value/field-path.ts';
import { isNaNValue } from '../value/number.ts';
import { typeOrder } from '../value/type-order.ts';
import type { FieldFilter, Filter } from './query.ts';

/** Returns whether a document satisfies a filter tree. */
export function matchesFilter(filter: Filter, document: Document): boolean {
  if (filter.kind !== 'field') {
    const matches = (part: Filter) => matchesFilter(part, document);
    return filter.kind === 'and' ? filter.filters.every(matches) : filter.filters.some(matches);
  }
  const value = isNamePath(filter.path)
    ? { referenceValue: document.name }
    : valueAt(document.fields, filter.path);
  return value !== undefined && matchesValue(filter, value);
}

/** Returns whether one present value satisfies a field filter. */
function matchesValue({ op, value: operand }: FieldFilter, value: Value): boolean {
  switch (op) {
    case '==':
      return valuesEqual(value, operand);
    case '!=':
      return !('nullValue' in value) && !valuesEqual(value, operand);
    case 'in':
      return includes(matchable(operand), value);
    case 'not-in':
      return notIn(operand, value);
    case 'array-contains':
      return !('nullValue' in operand) && includes(elements(value), operand);
    case 'array-contains-any':
      return matchable(operand).some((member) => includes(elements(value), member));
    case '<':
    case '<=':
    case '>':
    case '>=':
      return inRange(op, value, operand);
  }
}

function inRange(op: '<' | '<=' | '>' | '>=', value: Value, operand: Value): boolean {
  if (typeOrder(value) !== typeOrder(operand) || isNaNValue(value)) return false;
  if (isNaNValue(operand)) return false;
  const order = compareValues(value, operand);
  if (op === '<') return order < 0;
  if (op === '<=') return order <= 0;
  return op === '>' ? order > 0 : order >= 0;
}

function notIn(operand: Value, value: Value): boolean {
  const members = elements(operand);
  if ('nullValue' in value || members.some((member) => 'nullValue' in member)) return false;
  return !includes(members, value);
}

/** Removes null and NaN from a list of alternatives, which match nothing. */
function matchable(operand: Value): readonly Value[] {
  return elements(operand).filter((member) => !('nullValue' in member) && !isNaNValue(member));
}

function elements(value: Value): readonly Value[] {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}

function includes(members: readonly Value[], value: Value): boolean {
  return members.some((member) => valuesEqual(member, value));
}
