import type { Expression } from '../syntax/ast.ts';
import {
  EvaluationError,
  type Outcome,
  type RulesMap,
  type RulesPath,
  type RulesValue,
} from '../value/rules-value.ts';

/**
 * Expressions that the rules may evaluate for one document, in the service's unit: every node counts,
 * names and literals too, and some count more (see {@link spend}). All allow statements that apply to
 * the document add up. A commit is counted anew for each of its documents: the documentation leaves
 * that open, and the service's rules test API judges one document at a time.
 */
export const MOST_EXPRESSIONS = 1000;

/** How far a document that is refused for its cost is counted on, to say what it would have cost. */
export const COUNTED_EXPRESSIONS = 10_000;

/** Reads that rules make of other documents. */
export interface Documents {
  /** The document as a resource, or null. */
  get(path: RulesPath, after: boolean): Outcome;
  exists(path: RulesPath, after: boolean): Outcome;
}

/** Told of every expression that is evaluated. */
export interface Observer {
  enter(expression: Expression): void;
  /** Of the expression entered last that was not left yet. */
  leave(outcome: Outcome): void;
}

/** What one request's evaluation knows and counts. */
export interface Context {
  readonly request: RulesMap;
  readonly resource: RulesValue;
  readonly documents: Documents;
  /** Takes what `debug(…)` shows. */
  readonly debug: (text: string) => void;
  /** Only called by rules that were compiled to be observed. */
  readonly observer: Observer;
  /** Values of the wildcards of the matches around, from the outermost. */
  captures: readonly RulesValue[];
  /** Cost of the expressions evaluated so far. */
  spent: number;
  /** The most that may be spent. */
  readonly limit: number;
}

/** Ends the request that evaluates too much. */
export const TOO_MANY_EXPRESSIONS = new EvaluationError(
  `Unable to evaluate the expression as the maximum of ${MOST_EXPRESSIONS} expressions to evaluate has been reached.`,
  { fatal: true },
);

/** Charges the evaluation of an expression; `false` when the request has spent too much. */
export function spend(context: Context, cost: number): boolean {
  context.spent += cost;
  return context.spent <= context.limit;
}
