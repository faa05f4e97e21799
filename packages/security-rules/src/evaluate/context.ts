import type { Expression } from '../syntax/ast.ts';
import {
  EvaluationError,
  type Outcome,
  type RulesMap,
  type RulesPath,
  type RulesValue,
} from '../value/rules-value.ts';

/**
 * Maximum number of expressions for one document, in the service's unit: every node counts,
 * including names and literals, and some count more (see `spend`). All allow statements that
 * apply to the document add up. Each document of a commit is counted separately: the documentation
 * doesn't say, and the service's rules test API evaluates one document at a time.
 */
export const MOST_EXPRESSIONS = 1000;

/** Limit up to which a document refused for its cost is counted, to report the full cost. */
export const COUNTED_EXPRESSIONS = 10_000;

/** Reads of other documents by rules. */
export interface Documents {
  /** The document as a resource, or null. */
  get(path: RulesPath, after: boolean): Outcome;
  exists(path: RulesPath, after: boolean): Outcome;
}

/** Notified of every evaluated expression. */
export interface Observer {
  enter(expression: Expression): void;
  /** Called with the outcome of the expression that was entered last. */
  leave(outcome: Outcome): void;
}

/** Inputs and counters of one request's evaluation. */
export interface Context {
  readonly request: RulesMap;
  readonly resource: RulesValue;
  readonly documents: Documents;
  /** Receives the output of `debug(…)`. */
  readonly debug: (text: string) => void;
  /** Called only by rules that were compiled with an observer. */
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
