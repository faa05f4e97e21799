import { METHODS } from '../evaluate/methods/call-method.ts';
import type { Functions } from '../evaluate/functions/builtin-functions.ts';
import { TYPE_NAMES } from '../evaluate/operators.ts';
import { isNamespaceCall, type MethodCall, type NamespaceCall } from '../names/namespaces.ts';
import type { Scope } from '../names/scope.ts';
import type { Expression, FunctionDeclaration } from '../syntax/ast.ts';
import { childrenOf } from '../syntax/children.ts';
import type { Span } from '../syntax/source.ts';

/** Context of the checker, and its callbacks. */
export interface CheckContext {
  readonly functions: Functions;
  report(span: Span, message: string): void;
  /** Called for each call of a declared function. */
  called(declaration: FunctionDeclaration): void;
}

/** Checks the names, types and numbers of arguments in an expression. */
export function checkExpression(expression: Expression, scope: Scope, context: CheckContext): void {
  const { kind, span } = expression;
  let children = childrenOf(expression);
  if (kind === 'name' && scope.variable(expression.name) === null) {
    context.report(span, `Unknown variable '${expression.name}'.`);
  } else if (kind === 'is' && !TYPE_NAMES.has(expression.type)) {
    context.report(span, `Unknown type '${expression.type}'.`);
  } else if (kind === 'call') {
    checkCall(expression, scope, context);
  } else if (kind === 'method' && isNamespaceCall(expression, scope)) {
    checkNamespaceCall(expression, context);
    // The name before the dot isn't an expression.
    children = expression.args;
  } else if (kind === 'method') {
    checkMethod(expression, context);
    // In `(/a/$(x)).bind({…})`, the name may be bound by the map.
    if (expression.name === 'bind') children = withoutBound(expression, scope);
  }
  for (const child of children) checkExpression(child, scope, context);
}

type Call = Extract<Expression, { kind: 'call' }>;
function withoutBound({ object, args }: MethodCall, scope: Scope): readonly Expression[] {
  const parts = object.kind === 'path' ? childrenOf(object) : [object];
  const open = parts.filter((part) => part.kind !== 'name' || scope.variable(part.name) !== null);
  return [...open, ...args];
}

function checkCall({ name, args, span }: Call, scope: Scope, context: CheckContext): void {
  const own = scope.function(name);
  if (own !== null) {
    context.called(own.declaration);
    checkArity(name, own.declaration.parameters.length, args.length, span, context);
    return;
  }
  const builtin = context.functions.get(name);
  if (builtin === undefined) context.report(span, `Unknown function '${name}'.`);
  else checkArity(name, builtin.arity, args.length, span, context);
}

function checkNamespaceCall({ object, name, args, span }: NamespaceCall, context: CheckContext) {
  const full = `${object.name}.${name}`;
  const builtin = context.functions.get(full);
  if (builtin === undefined) context.report(span, `Unknown function '${full}'.`);
  else checkArity(full, builtin.arity, args.length, span, context);
}

function checkMethod({ name, args, span }: MethodCall, context: CheckContext): void {
  const arities = [...(METHODS.get(name)?.values() ?? [])].map((method) => method.arity);
  const [first] = arities;
  if (first === undefined) context.report(span, `Unknown method '${name}'.`);
  else if (!arities.includes(args.length)) checkArity(name, first, args.length, span, context);
}

function checkArity(
  name: string,
  wanted: number,
  given: number,
  span: Span,
  context: CheckContext,
): void {
  if (wanted === given) return;
  const plural = wanted === 1 ? '' : 's';
  context.report(span, `'${name}' takes ${wanted} argument${plural}, not ${given}.`);
}
