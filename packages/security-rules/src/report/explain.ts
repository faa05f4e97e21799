import type { RefusalReason } from '../contract.ts';
import type { Source } from '../syntax/source.ts';
import { EvaluationError, Unknown, type Outcome } from '../value/rules-value.ts';
import { show } from '../value/show.ts';
import type { TraceNode } from './trace.ts';

/** Returns the subexpressions that made a condition fail, with their values. */
export function explain(root: TraceNode, source: Source): readonly RefusalReason[] {
  const nodes = culprits(root).map((node) => originOf(node.outcome, root) ?? node);
  return [...new Set(nodes)].map((node) => reasonOf(node, source));
}

/** Returns the origin of a node's error, which may be in an argument or a variable. */
function originOf(outcome: Outcome, within: TraceNode): TraceNode | null {
  if (!(outcome instanceof EvaluationError)) return null;
  for (const child of within.children) {
    const origin = originOf(outcome, child);
    if (origin !== null) return origin;
  }
  return within.outcome === outcome ? within : null;
}

/** Follows the logic down to the comparisons and calls that decided. */
function culprits(node: TraceNode): readonly TraceNode[] {
  const { expression, children } = node;
  if (expression.kind === 'binary' && expression.operator === '||') {
    return children.flatMap(culprits);
  }
  if (expression.kind === 'binary' && expression.operator === '&&') {
    const deciding = children.filter((child) => child.outcome === false);
    const failing = children.filter((child) => child.outcome !== true);
    return (deciding.length > 0 ? deciding : failing).flatMap(culprits);
  }
  const last = children.at(-1);
  if (last === undefined) return [node];
  // The branch that was taken, or the failed test.
  if (expression.kind === 'conditional') return culprits(last);
  // The body of a declared function follows its arguments and variables.
  const isOwnCall = expression.kind === 'call' && children.length > expression.args.length;
  return isOwnCall ? culprits(last) : [node];
}

function reasonOf(node: TraceNode, source: Source): RefusalReason {
  const { span } = node.expression;
  const values = node.children
    .filter(({ expression }) => expression.kind !== 'literal')
    .map((child) => ({ expression: textOf(child, source), value: show(child.outcome) }));
  return {
    line: span.line,
    column: span.column,
    expression: textOf(node, source),
    outcome: outcomeOf(node.outcome),
    values,
  };
}

function textOf({ expression: { span } }: TraceNode, source: Source): string {
  return source.text.slice(span.start, span.end).replaceAll(/\s+/g, ' ');
}

function outcomeOf(outcome: Outcome): string {
  if (outcome instanceof EvaluationError) return `error: ${outcome.message}`;
  return outcome instanceof Unknown ? 'not certain from the query' : show(outcome);
}

/** Writes a reason on one line. */
export function describeReason({
  line,
  column,
  expression,
  outcome,
  values,
}: RefusalReason): string {
  const known = values.map((each) => `${each.expression} = ${each.value}`).join(', ');
  return `L${line}:${column} ${expression} → ${outcome}${known === '' ? '' : ` (${known})`}`;
}
