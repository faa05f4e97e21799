import type { Decision } from './contract.ts';
import type { Context, Documents } from './evaluate/context.ts';
import type { CompiledMatch, RequestMethod } from './match/compile-match.ts';
import { findAllows, type PathSegment } from './match/find-allows.ts';
import { EvaluationError, type RulesMap, type RulesValue } from './value/rules-value.ts';
import { Unknown } from './value/rules-value.ts';

/** A decision about one path. */
export type Verdict = Decision;

/** Where a request goes and what it does. */
export interface Target {
  readonly path: readonly PathSegment[];
  readonly method: RequestMethod;
  /** Fewest segments that a recursive wildcard takes: 0 in version 2, 1 before. */
  readonly fewest: 0 | 1;
}

/** Starts the evaluation of one request. */
export function createContext(known: {
  readonly request: RulesMap;
  readonly resource: RulesValue;
  readonly documents: Documents;
}): Context {
  return { ...known, debug: ignore, observe: ignore, captures: [], spent: 0, depth: 0 };
}

function ignore(): void {
  // Nobody listens.
}

/** Allows what one of the statements that apply to the path allows. */
export function decideOnPath(
  matches: readonly CompiledMatch[],
  target: Target,
  context: Context,
): Verdict {
  const reasons: string[] = [];
  const allowed = findAllows(matches, {
    ...target,
    visit(allow, captures) {
      context.captures = captures;
      const outcome = allow.evaluate(context, []);
      if (outcome === true) {
        reasons.push(`allowed for '${target.method}' @ L${allow.statement.span.line}`);
        return true;
      }
      const where = `for '${target.method}' @ L${allow.statement.span.line}`;
      if (outcome instanceof EvaluationError) reasons.push(`${outcome.message} ${where}`);
      else if (outcome instanceof Unknown) reasons.push(`not certain ${where}`);
      else reasons.push(`false ${where}`);
      return false;
    },
  });
  if (allowed) return { allowed, explanation: reasons.at(-1) ?? '' };
  const explanation =
    reasons.length === 0
      ? `No matching allow statements for '${target.method}'.`
      : reasons.join(', ');
  return { allowed, explanation };
}
