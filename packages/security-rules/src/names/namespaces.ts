import type { Expression } from '../syntax/ast.ts';
import type { Scope } from './scope.ts';

/** Names before the dot of a built-in function, such as `math.abs`. */
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

/** Whether a call is of a function of a namespace: variables of the same name come first. */
export function isNamespaceCall(call: MethodCall, scope: Scope): call is NamespaceCall {
  const { object } = call;
  return (
    object.kind === 'name' && NAMESPACES.has(object.name) && scope.variable(object.name) === null
  );
}
