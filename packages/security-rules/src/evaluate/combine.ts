import { EvaluationError, UNKNOWN, type Outcome, type RulesValue } from '../value/rules-value.ts';
import { spend, TOO_MANY_EXPRESSIONS, type Context } from './context.ts';
import { isFatal } from './operators.ts';

/** A compiled expression; `locals` are the parameters and variables of a function. */
export type Evaluate = (context: Context, locals: Outcome[]) => Outcome;

/**
 * Returns whether an outcome passes through all operators except the logical ones: an error, or an
 * unknown that may be an error.
 */
function passes(outcome: Outcome): outcome is EvaluationError | typeof UNKNOWN {
  return outcome === UNKNOWN || outcome instanceof EvaluationError;
}

/** Creates an expression that reads a value from the context. */
export function ofContext(
  read: (context: Context, locals: readonly Outcome[]) => Outcome,
): Evaluate {
  return (context, locals) => (spend(context, 1) ? read(context, locals) : TOO_MANY_EXPRESSIONS);
}

/** Applies a function to a value; an error passes through. */
export function withOne(
  operand: Evaluate,
  apply: (value: RulesValue) => Outcome,
  cost = 1,
): Evaluate {
  return (context, locals) => {
    if (!spend(context, cost)) return TOO_MANY_EXPRESSIONS;
    const value = operand(context, locals);
    return passes(value) ? value : apply(value);
  };
}

/**
 * Applies a function to two values. Both are evaluated and counted; the first error passes through.
 */
export function withTwo(
  left: Evaluate,
  right: Evaluate,
  apply: (left: RulesValue, right: RulesValue) => Outcome,
): Evaluate {
  return (context, locals) => {
    if (!spend(context, 1)) return TOO_MANY_EXPRESSIONS;
    const one = left(context, locals);
    // Also of use behind an unknown: its value is shown when a query is refused.
    const other = right(context, locals);
    if (isFatal(other) || one instanceof EvaluationError) return isFatal(other) ? other : one;
    if (passes(other)) return other;
    return one === UNKNOWN ? UNKNOWN : apply(one, other);
  };
}

/**
 * Applies a function to any number of values. All are evaluated; the first error passes through.
 */
export function withAll(
  parts: readonly Evaluate[],
  apply: (values: readonly RulesValue[], context: Context) => Outcome,
): Evaluate {
  return (context, locals) => {
    if (!spend(context, 1)) return TOO_MANY_EXPRESSIONS;
    const values: RulesValue[] = [];
    let failed: EvaluationError | typeof UNKNOWN | undefined;
    for (const part of parts) {
      const value = part(context, locals);
      if (isFatal(value)) return value;
      if (!passes(value)) values.push(value);
      else if (failed === undefined || (failed === UNKNOWN && value !== UNKNOWN)) failed = value;
    }
    return failed ?? apply(values, context);
  };
}
