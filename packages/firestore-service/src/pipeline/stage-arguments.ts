import type { Message, Value } from '@quits/service-base';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { isMessage, messageAt, stringAt } from '../rpc/read-message.ts';
import { parseFieldPath, type FieldPath } from '../value/field-path.ts';
import { compileExpression } from './compile-expression.ts';
import { isValue, NULL } from './outcome.ts';
import type { Environment, Evaluate } from './row.ts';

/** One stage as it was sent. */
export interface RawStage {
  readonly name: string;
  readonly args: readonly unknown[];
  readonly options: Message;
}

/** Expressions by the names of the fields that they are for. */
export type Named = readonly (readonly [name: string, evaluate: Evaluate])[];

/** Compiles the expressions of a map; `what` names it in errors. @throws {RpcError} */
export function namedExpressions(raw: unknown, what = 'fields'): Named {
  const [kind] = isMessage(raw) ? Object.keys(raw) : [];
  if (kind !== undefined && kind !== 'mapValue') {
    throw invalidArgument(`Expected ${what} to be MAP_VALUE, but was ${enumName(kind)}.`);
  }
  return fieldsIn(raw).map(([name, value]) => [name, compileExpression(value)]);
}

/** The names and raw values of a map. */
export function fieldsIn(raw: unknown): [string, unknown][] {
  const fields = isMessage(raw) ? messageAt(raw, 'mapValue')?.['fields'] : undefined;
  return isMessage(fields) ? Object.entries(fields) : [];
}

/** `fieldReferenceValue` is `FIELD_REFERENCE_VALUE`. */
function enumName(field: string): string {
  return field.replaceAll(/[A-Z]/gu, (letter) => `_${letter}`).toUpperCase();
}

/** The path in a reference to a field. @throws {RpcError} when it is none */
export function fieldIn(raw: unknown): FieldPath {
  const path = isMessage(raw) ? stringAt(raw, 'fieldReferenceValue') : '';
  if (path === '') throw invalidArgument('A stage names a field that is none.');
  return parseFieldPath(path);
}

/** Reads a number of rows; `what` names it in errors. @throws {RpcError} */
export function countIn(raw: unknown, what: string): number {
  const value = valueIn(raw);
  const count = 'integerValue' in value ? Number(value.integerValue) : -1;
  if (count < 0) throw invalidArgument(`${what} must be a whole number that is not negative.`);
  return count;
}

/** Evaluates a constant; null if it isn't one. */
export function valueIn(raw: unknown): Value {
  const outcome = compileExpression(raw)(NOWHERE);
  return isValue(outcome) ? outcome : NULL;
}

/** Constants need no context. */
const NOWHERE: Environment = {
  row: { fields: {} },
  variables: new Map(),
  time: '1970-01-01T00:00:00Z',
  runPipeline: () => [],
};
