import type { Message, Value } from '@quits/service-base';
import { arrayOf, messageOf, textOf } from './message-fields.ts';
import { parseFieldPath } from './field-path.ts';

/** One condition on one field. */
interface FieldCondition {
  readonly path: readonly string[];
  readonly operator: string;
  readonly value: Value;
}

/** Conditions that a document fits at once. */
export type QueryCase = readonly FieldCondition[];

/** Maximum number of cases; the service refuses queries with more than 30 after this expansion. */
const MOST_CASES = 100;

const NULL: Value = { nullValue: null };
const NAN: Value = { doubleValue: 'NaN' };

/**
 * Splits a query's filter into cases without alternatives, so that every matching document matches
 * one of them. A filter with too many becomes one less specific case.
 */
export function casesOf(filter: Message | null): readonly QueryCase[] {
  if (filter === null) return [[]];
  const composite = messageOf(filter['compositeFilter']);
  if (composite !== null) return compositeCases(composite);
  const single = messageOf(filter['fieldFilter']);
  if (single !== null) return fieldCases(single);
  const unary = messageOf(filter['unaryFilter']);
  return unary === null ? [[]] : [unaryCase(unary)];
}

function compositeCases(composite: Message): readonly QueryCase[] {
  const parts = arrayOf(composite['filters']).map((part) => casesOf(messageOf(part)));
  if (textOf(composite['op']) === 'OR') return limited(parts.flat());
  let cases: readonly QueryCase[] = [[]];
  for (const part of parts) {
    const product = cases.flatMap((one) => part.map((other) => [...one, ...other]));
    // Omitting a conjunct only widens the case.
    cases = product.length > MOST_CASES ? cases : product;
  }
  return cases;
}

function limited(cases: readonly QueryCase[]): readonly QueryCase[] {
  return cases.length > MOST_CASES ? [[]] : cases;
}

function fieldCases(filter: Message): readonly QueryCase[] {
  const path = fieldOf(filter);
  const operator = textOf(filter['op']);
  const value = valueOf(filter['value']);
  if (value === null) return [[]];
  const alternatives = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
  switch (operator) {
    case 'IN':
      return limited(alternatives.map((each) => [{ path, operator: 'EQUAL', value: each }]));
    case 'ARRAY_CONTAINS_ANY':
      return limited(
        alternatives.map((each) => [{ path, operator: 'ARRAY_CONTAINS', value: each }]),
      );
    case 'NOT_IN':
      return [alternatives.map((each) => ({ path, operator: 'NOT_EQUAL', value: each }))];
    default:
      return [[{ path, operator, value }]];
  }
}

function unaryCase(filter: Message): QueryCase {
  const path = fieldOf(filter);
  switch (textOf(filter['op'])) {
    case 'IS_NULL':
      return [{ path, operator: 'EQUAL', value: NULL }];
    case 'IS_NAN':
      return [{ path, operator: 'EQUAL', value: NAN }];
    case 'IS_NOT_NULL':
      return [{ path, operator: 'NOT_EQUAL', value: NULL }];
    case 'IS_NOT_NAN':
      return [{ path, operator: 'NOT_EQUAL', value: NAN }];
    default:
      return [];
  }
}

function fieldOf(filter: Message): readonly string[] {
  return parseFieldPath(textOf(messageOf(filter['field'])?.['fieldPath']));
}

function valueOf(value: unknown): Value | null {
  // A value of a query that the engine has accepted is in the service's form.
  return messageOf(value) as Value | null;
}
