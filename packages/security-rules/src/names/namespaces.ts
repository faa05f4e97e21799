import type { Expression } from '../syntax/ast.ts';
import type { Scope } from './scope.ts';

/** Namespaces of built-in functions, such as `math.abs`. */
const NAMESPACES: ReadonlySet<string> = new Set([
  'duration',
  'firestore',
  'hashing',
  'latlng',
  'math',
  'timestamp',
]);

/** A call with a dot, of a method or of a function of a namespace. */
export type MethodCall = Extract<Expression, { kind: 'method' }>;

/** A call of a function of a namespace. */
export type NamespaceCall = MethodCall & {
  readonly object: Extract<Expression, { kind: 'name' }>;
};

/**
 * Returns whether a call is of a namespace's function: variables of the same name take precedence.
 */
export function isNamespaceCall(call: MethodCall, scope: Scope): call is NamespaceCall {
  const { object } = call;
  return (
    object.kind === 'name' && NAMESPACES.has(object.name) && scope.variable(object.name) === null
  );
}
