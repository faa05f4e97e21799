import type { Message } from '@quits/service-base';
import { isMessage, listAt, messageAt, stringAt } from '../rpc/read-message.ts';

const OPERATORS: Readonly<Record<string, string>> = {
  equal: 'EQUAL',
  less_than: 'LESS_THAN',
  less_than_or_equal: 'LESS_THAN_OR_EQUAL',
  greater_than: 'GREATER_THAN',
  greater_than_or_equal: 'GREATER_THAN_OR_EQUAL',
  array_contains: 'ARRAY_CONTAINS',
};
/** Types of constants to which comparisons mean the same in queries. */
const PLAIN = new Set([
  'booleanValue',
  'integerValue',
  'timestampValue',
  'stringValue',
  'referenceValue',
]);

/**
 * Returns query filters implied by a condition: every row that satisfies the condition matches
 * them, but not necessarily vice versa.
 */
export function fittingFilters(condition: unknown): Message[] {
  const call = isMessage(condition) ? messageAt(condition, 'functionValue') : undefined;
  if (call === undefined) return [];
  const name = stringAt(call, 'name');
  const [left, right, ...others] = listAt(call, 'args');
  if (name === 'and') return [left, right, ...others].flatMap(fittingFilters);
  const op = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
  if (op === undefined || !isMessage(left) || !isMessage(right)) return [];
  const fieldPath = stringAt(left, 'fieldReferenceValue');
  const [kind = ''] = Object.keys(right);
  const isTime = fieldPath === '__create_time__' || fieldPath === '__update_time__';
  if (fieldPath === '' || isTime || !PLAIN.has(kind)) return [];
  if (fieldPath === '__name__' && (kind !== 'referenceValue' || op === 'ARRAY_CONTAINS')) return [];
  return [{ fieldFilter: { field: { fieldPath }, op, value: right } }];
}
