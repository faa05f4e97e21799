import type { Decision, RefusalReason } from './contract.ts';
import {
  COUNTED_EXPRESSIONS,
  MOST_EXPRESSIONS,
  type Context,
  type Documents,
  type Observer,
} from './evaluate/context.ts';
import { condition, isFatal } from './evaluate/operators.ts';
import type { CompiledAllow, CompiledMatch, RequestMethod } from './match/compile-match.ts';
import { findAllows, type PathSegment } from './match/find-allows.ts';
import { describeReason, explain } from './report/explain.ts';
import { Tracer, type TraceRecorder } from './report/trace.ts';
import type { Source } from './syntax/source.ts';
import {
  EvaluationError,
  Unknown,
  type Outcome,
  type RulesMap,
  type RulesValue,
} from './value/rules-value.ts';

/** Compiled rules of one service. */
export interface RuleSet {
  readonly source: Source;
  readonly matches: readonly CompiledMatch[];
  /**
   * The same rules, compiled to notify the context's observer of every expression; created on first
   * use.
   */
  readonly observed: () => readonly CompiledMatch[];
  /** Minimum number of segments that a recursive wildcard matches: 0 in version 2, 1 before. */
  readonly fewest: 0 | 1;
  /** Receives every evaluation of a condition, if enabled. */
  readonly traces: TraceRecorder | null;
  readonly debug: (text: string) => void;
  /** Whether refusals are explained. */
  readonly explains: boolean;
  /**
   * Whether every operand, branch and statement is evaluated, also where the decision doesn't need it, to find
   * the documents that changed rules could read. Decisions are then meaningless.
   */
  readonly exhaustive: boolean;
}

/** One request: its path, method, and the variables of its rules. */
export interface RulesRequest {
  readonly path: readonly PathSegment[];
  readonly method: RequestMethod;
  readonly request: RulesMap;
  readonly resource: RulesValue;
  readonly documents: Documents;
}

/** Nested functions can have exponentially many branches. */
const MOST_EXHAUSTIVE = 200_000;

const SILENT: Observer = { enter: ignore, leave: ignore };

function ignore(): void {
  // No observer.
}

/** Evaluates the statements that apply to the path; one that allows is enough. */
export function decide(rules: RuleSet, request: RulesRequest): Decision {
  if (rules.exhaustive) return evaluateAll(rules, request);
  if (rules.traces !== null) return decideObserved(rules, request, rules.traces, rules.debug);
  const context = createContext(request, rules.debug, SILENT);
  let line = 0;
  const allowed = visit(rules.matches, rules, request, context, (allow) => {
    line = allow.statement.span.line;
  });
  if (allowed) {
    return {
      allowed,
      cost: context.spent,
      explanation: `allowed for '${request.method}' @ L${line}`,
      at: `${rules.source.file}:${line}`,
    };
  }
  if (!rules.explains) return { allowed, cost: context.spent, explanation: 'refused' };
  // Refusals are rare, so only they pay for an explanation: evaluate again with an observer.
  return decideObserved(rules, request, null, ignore);
}

function evaluateAll(rules: RuleSet, request: RulesRequest): Decision {
  const context = createContext(request, ignore, SILENT, MOST_EXHAUSTIVE);
  visit(rules.matches, rules, request, context, ignore);
  return { allowed: false, cost: context.spent, explanation: 'evaluated exhaustively' };
}

function decideObserved(
  rules: RuleSet,
  request: RulesRequest,
  traces: TraceRecorder | null,
  debug: (text: string) => void,
): Decision {
  const tracer = new Tracer();
  const context = createContext(request, debug, tracer);
  const summary: string[] = [];
  const reasons: RefusalReason[] = [];
  const { file } = rules.source;
  let at = file;
  const allowed = visit(rules.observed(), rules, request, context, (allow, outcome) => {
    const root = tracer.last();
    if (root !== null) traces?.record(root);
    const where = `for '${request.method}' @ L${allow.statement.span.line}`;
    if (outcome === true) {
      summary.splice(0, summary.length, `allowed ${where}`);
      at = `${file}:${allow.statement.span.line}`;
      return;
    }
    summary.push(`${summaryOf(outcome)} ${where}`);
    if (root !== null) reasons.push(...explain(root, rules.source));
  });
  const cost = context.spent > context.limit ? fullCost(rules, request) : context.spent;
  if (allowed) return { allowed, cost, explanation: summary.join(''), at };
  const [first] = reasons;
  if (first !== undefined) at = `${file}:${first.line}:${first.column}`;
  if (summary.length === 0) summary.push(`No matching allow statements for '${request.method}'`);
  if (cost > context.limit) summary.push(`it would take ${cost}`);
  const details = reasons.map((reason) => `\n  ${describeReason(reason)}`).join('');
  return { allowed, cost, explanation: `${summary.join(', ')}${details}`, at, reasons };
}

/** Returns the full cost of a request that exceeds the limit, counted up to another limit. */
function fullCost(rules: RuleSet, request: RulesRequest): number {
  const context = createContext(request, ignore, SILENT, COUNTED_EXPRESSIONS);
  visit(rules.observed(), rules, request, context, ignore);
  return Math.min(context.spent, COUNTED_EXPRESSIONS);
}

/** Returns whether a statement allows the request; a limit that is reached ends the search. */
function visit(
  matches: readonly CompiledMatch[],
  { fewest, exhaustive }: RuleSet,
  { path, method }: RulesRequest,
  context: Context,
  decided: (allow: CompiledAllow, outcome: Outcome) => void,
): boolean {
  let allowed = false;
  findAllows(matches, {
    path,
    method,
    fewest,
    visit(allow, captures) {
      context.captures = captures;
      const outcome = allow.evaluate(context, []);
      decided(allow, outcome);
      allowed = outcome === true;
      return (allowed && !exhaustive) || isFatal(outcome);
    },
  });
  return allowed;
}

function createContext(
  { request, resource, documents }: RulesRequest,
  debug: (text: string) => void,
  observer: Observer,
  limit = MOST_EXPRESSIONS,
): Context {
  return { request, resource, documents, debug, observer, captures: [], spent: 0, limit };
}

function summaryOf(outcome: Outcome): string {
  const truth = condition(outcome);
  if (truth instanceof EvaluationError) return truth.message;
  return truth instanceof Unknown ? 'not certain from the query' : 'false';
}
