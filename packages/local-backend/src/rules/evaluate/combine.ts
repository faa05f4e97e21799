import { EvaluationError, UNKNOWN, type Outcome, type RulesValue } from '../value/rules-value.ts';
import { MOST_EXPRESSIONS, TOO_MANY_EXPRESSIONS, type Context } from './context.ts';

/** An expression made ready to run; `locals` are the parameters and variables of a function. */
export type Evaluate = (context: Context, locals: Outcome[]) => Outcome;

/**
 * Whether no operator but the logical ones makes anything of it: an error, or something of which not
 * even that it is a value is known.
 */
function passes(outcome: Outcome): outcome is EvaluationError | typeof UNKNOWN {
  return outcome === UNKNOWN || outcome instanceof EvaluationError;
}

/** Applies something to a value; an error passes through. */
export function withOne(operand: Evaluate, apply: (value: RulesValue) => Outcome): Evaluate {
  return (context, locals) => {
    if (++context.spent > MOST_EXPRESSIONS) return TOO_MANY_EXPRESSIONS;
    const value = operand(context, locals);
    return passes(value) ? value : apply(value);
  };
}

/** Applies something to two values; the first error passes through. */
export function withTwo(
  left: Evaluate,
  right: Evaluate,
  apply: (left: RulesValue, right: RulesValue) => Outcome,
): Evaluate {
  return (context, locals) => {
    if (++context.spent > MOST_EXPRESSIONS) return TOO_MANY_EXPRESSIONS;
    const one = left(context, locals);
    if (one instanceof EvaluationError) return one;
    // Also of use behind an unknown: its value is shown when a query is refused.
    const other = right(context, locals);
    if (passes(other)) return other;
    return one === UNKNOWN ? UNKNOWN : apply(one, other);
  };
}

/** Applies something to any number of values; the first error passes through. */
export function withAll(
  parts: readonly Evaluate[],
  apply: (values: readonly RulesValue[], context: Context) => Outcome,
): Evaluate {
  return (context, locals) => {
    if (++context.spent > MOST_EXPRESSIONS) return TOO_MANY_EXPRESSIONS;
    const values: RulesValue[] = [];
    for (const part of parts) {
      const value = part(context, locals);
      if (passes(value)) return value;
      values.push(value);
    }
    return apply(values, context);
  };
}
