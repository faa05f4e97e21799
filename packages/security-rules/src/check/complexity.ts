import type { Expression } from '../syntax/ast.ts';
import { childrenOf } from '../syntax/children.ts';

/**
 * Maximum depth of an expression, as measured (davideast/pyric,
 * fixtures/compile-limits/captures.json, 2026-09-27): 98 comparisons in a row, 49 nested to the
 * right, or 97 parentheses around one are accepted; one more is rejected.
 */
const DEEPEST_LEVEL = 99;

/** Returns expressions that are nested too deeply, without those inside them. */
export function findTooComplex(
  root: Expression,
  parentheses: ReadonlyMap<Expression, number>,
): readonly Expression[] {
  const found: Expression[] = [];
  const visit = (expression: Expression, around: number): void => {
    const level = around + (parentheses.get(expression) ?? 0);
    if (level > DEEPEST_LEVEL) {
      found.push(expression);
      return;
    }
    // Parentheses and operators with two sides go one level down; members and calls do not.
    const inner = expression.kind === 'binary' || expression.kind === 'is' ? level + 1 : level;
    for (const child of childrenOf(expression)) visit(child, inner);
  };
  visit(root, 1);
  return found;
}
