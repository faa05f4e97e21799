import type { BinaryOperator, Expression } from '../syntax/ast.ts';
import { childrenOf } from '../syntax/children.ts';

/** Change of a mutant. */
type MutationKind = 'negate' | 'drop' | 'logic' | 'boundary' | 'literal';

/** An expression that takes the place of another. */
export interface Mutation {
  readonly kind: MutationKind;
  readonly target: Expression;
  readonly replacement: Expression;
  /** The replacement as source text. */
  readonly text: string;
}

/** Returns the source text of an expression, with any white space as one space. */
export type TextOf = (expression: Expression) => string;

const BOUNDARIES: ReadonlyMap<BinaryOperator, BinaryOperator> = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
]);

/** Returns every mutation of an expression and its parts. `isCondition` says that its value is true or false. */
export function mutateExpression(
  expression: Expression,
  isCondition: boolean,
  textOf: TextOf,
): readonly Mutation[] {
  const own = [
    ...(isCondition ? negations(expression, textOf) : []),
    ...mutationsOfOperator(expression, textOf),
    ...mutationsOfLiteral(expression),
  ];
  const inner = childrenOf(expression).flatMap((child) =>
    mutateExpression(child, isConditionIn(expression, child, isCondition), textOf),
  );
  return [...own, ...inner];
}

/** Whether a part of an expression is true or false. */
function isConditionIn(parent: Expression, child: Expression, isCondition: boolean): boolean {
  if (parent.kind === 'conditional') return child === parent.condition || isCondition;
  // Negating the operand of `!` is the same as negating the whole.
  return isLogical(parent);
}

function isLogical(expression: Expression): boolean {
  return (
    expression.kind === 'binary' && (expression.operator === '&&' || expression.operator === '||')
  );
}

/** Negations of parts say more than that of the whole. */
function negations(expression: Expression, textOf: TextOf): readonly Mutation[] {
  if (isLogical(expression) || expression.kind === 'conditional' || expression.kind === 'literal') {
    return [];
  }
  const { span } = expression;
  if (expression.kind === 'unary' && expression.operator === '!') {
    const { operand } = expression;
    return [{ kind: 'negate', target: expression, replacement: operand, text: textOf(operand) }];
  }
  // A copy: the original is replaced wherever it is compiled.
  const replacement: Expression = {
    kind: 'unary',
    operator: '!',
    operand: { ...expression },
    span,
  };
  return [{ kind: 'negate', target: expression, replacement, text: `!(${textOf(expression)})` }];
}

function mutationsOfOperator(expression: Expression, textOf: TextOf): readonly Mutation[] {
  if (expression.kind !== 'binary') return [];
  const { operator, left, right } = expression;
  const withOperator = (other: BinaryOperator): Expression => ({ ...expression, operator: other });
  const [one, two] = [textOf(left), textOf(right)];
  if (!isLogical(expression)) {
    const other = BOUNDARIES.get(operator);
    if (other === undefined) return [];
    const replacement = withOperator(other);
    return [{ kind: 'boundary', target: expression, replacement, text: `${one} ${other} ${two}` }];
  }
  const other = operator === '&&' ? '||' : '&&';
  const drops = [
    { kept: left, isChain: false },
    // In `a && b && c`, `a` is dropped from `a && b`.
    { kept: right, isChain: left.kind === 'binary' && left.operator === operator },
  ].filter(({ isChain }) => !isChain);
  return [
    {
      kind: 'logic',
      target: expression,
      replacement: withOperator(other),
      text: `… ${other} ${two}`,
    },
    ...drops.map(({ kept }): Mutation => {
      const dropped = kept === left ? two : one;
      return { kind: 'drop', target: expression, replacement: kept, text: `without ${dropped}` };
    }),
  ];
}

function mutationsOfLiteral(expression: Expression): readonly Mutation[] {
  if (expression.kind !== 'literal') return [];
  const value = otherValue(expression.value);
  if (value === undefined) return [];
  const text = typeof value === 'string' ? `'${value}'` : String(value);
  return [{ kind: 'literal', target: expression, replacement: { ...expression, value }, text }];
}

type Literal = Extract<Expression, { kind: 'literal' }>['value'];

function otherValue(value: Literal): Literal | undefined {
  if (value === null) return 'mutant';
  if (typeof value === 'string') return value === '' ? 'mutant' : '';
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'bigint') return value + 1n;
  return typeof value === 'number' ? value + 1 : undefined;
}
