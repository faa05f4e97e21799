import type { Message, Value } from '@quits/service-base';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { isMessage, messageAt, messagesAt, stringAt } from '../rpc/read-message.ts';
import { isNamePath, parseFieldPath, type FieldPath } from '../value/field-path.ts';
import { parseValue } from '../value/parse-value.ts';
import type { Filter, Operator } from './query.ts';

const OPERATORS: Readonly<Record<string, Operator>> = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  IN: 'in',
  NOT_IN: 'not-in',
  ARRAY_CONTAINS: 'array-contains',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
};
const MAX_MEMBERS = { in: 30, 'array-contains-any': 30, 'not-in': 10 } as const;
const NAN: Value = { doubleValue: 'NaN' };
const NULL: Value = { nullValue: null };

/** The path in a field reference. @throws {RpcError} `INVALID_ARGUMENT` */
export function parseFieldReference(holder: Message): FieldPath {
  const field = messageAt(holder, 'field');
  if (field === undefined) throw invalidArgument('A field reference is missing.');
  return parseFieldPath(stringAt(field, 'fieldPath'));
}

/** Reads a filter tree. @throws {RpcError} `INVALID_ARGUMENT` */
export function parseFilter(filter: Message): Filter {
  const composite = messageAt(filter, 'compositeFilter');
  if (composite !== undefined) return parseComposite(composite);
  const unary = messageAt(filter, 'unaryFilter');
  if (unary !== undefined) return parseUnary(unary);
  const field = messageAt(filter, 'fieldFilter');
  if (field !== undefined) return parseField(field);
  throw invalidArgument('A filter must be a composite, field or unary filter.');
}

function parseComposite(composite: Message): Filter {
  const op = stringAt(composite, 'op');
  if (op !== 'AND' && op !== 'OR') throw invalidArgument(`Unknown composite operator "${op}".`);
  const filters = messagesAt(composite, 'filters').map(parseFilter);
  const [only] = filters;
  if (only === undefined) throw invalidArgument('A composite filter must have filters.');
  return filters.length === 1 ? only : { kind: op === 'AND' ? 'and' : 'or', filters };
}

function parseUnary(unary: Message): Filter {
  const path = parseFieldReference(unary);
  const op = stringAt(unary, 'op');
  switch (op) {
    case 'IS_NAN':
      return { kind: 'field', path, op: '==', value: NAN };
    case 'IS_NULL':
      return { kind: 'field', path, op: '==', value: NULL };
    case 'IS_NOT_NAN':
      return { kind: 'field', path, op: '!=', value: NAN };
    case 'IS_NOT_NULL':
      return { kind: 'field', path, op: '!=', value: NULL };
    default:
      throw invalidArgument(`Unknown unary operator "${op}".`);
  }
}

function parseField(field: Message): Filter {
  const path = parseFieldReference(field);
  const op = OPERATORS[stringAt(field, 'op')];
  if (op === undefined) throw invalidArgument(`Unknown operator "${stringAt(field, 'op')}".`);
  const isMembership = op === 'in' || op === 'not-in' || op === 'array-contains-any';
  const value = isMembership ? parseMembers(field['value']) : parseValue(field['value']);
  if (isMembership) checkMembers(op, value);
  if (isNamePath(path)) checkNameOperand(op, value);
  return { kind: 'field', path, op, value };
}

/** Parses the values to compare with; unlike elements of a stored array, they may be arrays. */
function parseMembers(raw: unknown): Value {
  const list = isMessage(raw) && isMessage(raw['arrayValue']) ? raw['arrayValue'] : undefined;
  if (list === undefined) return parseValue(raw);
  return { arrayValue: { values: messagesAt(list, 'values').map((value) => parseValue(value)) } };
}

function checkMembers(op: keyof typeof MAX_MEMBERS, value: Value): void {
  const members = 'arrayValue' in value ? (value.arrayValue.values ?? []) : undefined;
  const name = op.toUpperCase().replaceAll('-', '_');
  if (members === undefined) throw invalidArgument(`'${name}' requires an ArrayValue.`);
  if (members.length === 0) throw invalidArgument(`'${name}' requires a non-empty ArrayValue.`);
  if (members.length > MAX_MEMBERS[op]) {
    throw invalidArgument(`'${name}' supports up to ${MAX_MEMBERS[op]} comparison values.`);
  }
}

function checkNameOperand(op: Operator, value: Value): void {
  if (op === 'array-contains' || op === 'array-contains-any') {
    throw invalidArgument(`__name__ does not support ${op.toUpperCase().replaceAll('-', '_')}.`);
  }
  const members = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [value];
  if (!members.every((member) => 'referenceValue' in member)) {
    throw invalidArgument('__key__ filter value must be a Key.');
  }
}
