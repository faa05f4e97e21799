import { CompiledFirestoreRules } from '../firestore-rules.ts';
import { ruleSetOf, type RulesProgram, type RuleSetOptions } from '../program.ts';
import { type ReplayRules, replayRequest } from '../recording/replay.ts';
import type { RecordedRequest } from '../recording/recorded-request.ts';
import type { TraceNode } from '../report/trace.ts';
import { CompiledStorageRules } from '../storage-rules.ts';
import type { Expression } from '../syntax/ast.ts';
import { createMutants, type Mutant } from './create-mutants.ts';
import { type EquivalentMutants, isListed } from './equivalent-mutants.ts';

/** A mutant that no recorded request tells from the rules. */
export interface Survivor {
  readonly mutant: Mutant;
  /** Number of recorded requests that evaluate the place of the change. */
  readonly requests: number;
}

/** Result of {@link testMutants}. */
export interface MutationResult {
  readonly mutants: readonly Mutant[];
  /** Without those that are listed as equivalent. */
  readonly survivors: readonly Survivor[];
  /** Number of survivors that are listed as equivalent. */
  readonly equivalent: number;
  /** Listed ids that no surviving mutant has. */
  readonly stale: readonly string[];
  /** Share of the killed among the mutants that aren't equivalent, 0 to 1. */
  readonly score: number;
  /** Requests that the rules themselves decide as recorded; the others are not used. */
  readonly requests: number;
  readonly unusable: number;
}

/** A request with the expressions that the unchanged rules evaluate for it. */
interface UsableRequest {
  readonly recorded: RecordedRequest;
  readonly reached: ReadonlySet<Expression>;
}

/**
 * Decides about recorded requests with each mutant of a program. A mutant is killed by a request that gets
 * another verdict. Only requests whose decision evaluates the changed expression can do that.
 */
export function testMutants(
  program: RulesProgram,
  requests: readonly RecordedRequest[],
  equivalents: readonly EquivalentMutants[] = [],
): MutationResult {
  const ofService = requests.filter(
    ({ kind }) => (kind === 'object') === (program.service === 'firebase.storage'),
  );
  const usable = usableRequests(program, ofService);
  const byExpression = indexByExpression(usable);
  const mutants = createMutants(program);
  const survivors: Survivor[] = [];
  for (const mutant of mutants) {
    const reaching = byExpression.get(mutant.target) ?? [];
    if (!isKilled(program, mutant, reaching)) survivors.push({ mutant, requests: reaching.length });
  }
  const listed = equivalents
    .filter(({ service = program.service }) => service === program.service)
    .flatMap((entry) => entry.mutants);
  const isEquivalent = ({ mutant }: Survivor) => listed.some((id) => isListed(id, mutant.id));
  const equivalent = survivors.filter(isEquivalent).length;
  const real = survivors.filter((survivor) => !isEquivalent(survivor));
  const counted = mutants.length - equivalent;
  return {
    mutants,
    survivors: real,
    equivalent,
    stale: listed.filter((id) => !survivors.some(({ mutant }) => isListed(id, mutant.id))),
    score: counted === 0 ? 1 : (counted - real.length) / counted,
    requests: usable.length,
    unusable: ofService.length - usable.length,
  };
}

function usableRequests(
  program: RulesProgram,
  requests: readonly RecordedRequest[],
): readonly UsableRequest[] {
  let reached = new Set<Expression>();
  const note = ({ expression, children }: TraceNode): void => {
    reached.add(expression);
    for (const child of children) note(child);
  };
  const rules = replayRulesOf(program, { traces: { record: note } });
  return requests.flatMap((recorded) => {
    reached = new Set();
    const replay = replayRequest(rules, recorded);
    const isUsable =
      replay?.missing.length === 0 && replay.decision.allowed === recorded.verdict.allowed;
    return isUsable ? [{ recorded, reached }] : [];
  });
}

function indexByExpression(
  requests: readonly UsableRequest[],
): ReadonlyMap<Expression, RecordedRequest[]> {
  const index = new Map<Expression, RecordedRequest[]>();
  for (const { recorded, reached } of requests) {
    for (const expression of reached) {
      const known = index.get(expression);
      if (known === undefined) index.set(expression, [recorded]);
      else known.push(recorded);
    }
  }
  return index;
}

function isKilled(
  program: RulesProgram,
  { target, replacement }: Mutant,
  requests: readonly RecordedRequest[],
): boolean {
  if (requests.length === 0) return false;
  const rules = replayRulesOf(program, {
    explains: false,
    replaced: new Map([[target, replacement]]),
  });
  return requests.some((recorded) => {
    const replay = replayRequest(rules, recorded);
    return replay?.missing.length === 0 && replay.decision.allowed !== recorded.verdict.allowed;
  });
}

function replayRulesOf(program: RulesProgram, options: RuleSetOptions): ReplayRules {
  const rules = ruleSetOf(program, options);
  return program.service === 'cloud.firestore'
    ? { firestore: new CompiledFirestoreRules(rules) }
    : { storage: new CompiledStorageRules(rules) };
}
