import type { Context, Documents } from '../evaluate/context.ts';
import { ExpressionCompiler } from '../evaluate/compile-expression.ts';
import { condition } from '../evaluate/operators.ts';
import type { RequestMethod } from '../match/compile-match.ts';
import type { RulesProgram } from '../program.ts';
import { PlainMap } from '../value/maps.ts';
import {
  EvaluationError,
  SOME_BOOL,
  UNKNOWN,
  Unknown,
  type RulesValue,
} from '../value/rules-value.ts';
import type { ScopedAllow } from './walk-rules.ts';

/** Whether a statement allows every request of a method, none, or it depends. */
export type Outlook = 'always' | 'never' | 'sometimes';

const DOCUMENTS: Documents = { get: () => UNKNOWN, exists: () => SOME_BOOL };
/** More than rules can have. */
const CAPTURES: readonly RulesValue[] = Array.from({ length: 32 }, () => UNKNOWN);
const TIME = new Unknown({ type: 'timestamp' });

/** Evaluates a statement for a request of which only the method is known. */
export function evaluateOpen(
  { functions, service }: RulesProgram,
  { statement, match }: ScopedAllow,
  method: RequestMethod,
): Outlook {
  if (statement.condition === null) return 'always';
  const evaluate = new ExpressionCompiler(functions, {}).compile(statement.condition, match.scope);
  const truth = condition(evaluate(openContext(service, method), []));
  if (truth === true) return 'always';
  return truth === false || truth instanceof EvaluationError ? 'never' : 'sometimes';
}

function openContext(service: RulesProgram['service'], method: RequestMethod): Context {
  const members = new Map<string, RulesValue>([
    ['auth', UNKNOWN],
    ['method', method],
    ['path', UNKNOWN],
    ['time', TIME],
  ]);
  const isRead = method === 'get' || method === 'list';
  if (!isRead) members.set('resource', method === 'delete' ? null : UNKNOWN);
  if (service === 'firebase.storage') members.set('params', UNKNOWN);
  else if (method === 'list') members.set('query', UNKNOWN);
  const isMissing = method === 'create' || (method === 'list' && service === 'firebase.storage');
  return {
    request: new PlainMap(members),
    resource: isMissing ? null : UNKNOWN,
    documents: DOCUMENTS,
    debug: ignore,
    observer: { enter: ignore, leave: ignore },
    captures: CAPTURES,
    spent: 0,
    limit: Infinity,
  };
}

function ignore(): void {
  // Nothing is observed.
}
