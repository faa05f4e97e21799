import type { Finding } from '../findings/finding.ts';
import { CompiledFirestoreRules } from '../firestore-rules.ts';
import { findingAt } from '../lint/finding-at.ts';
import { ruleSetOf, type RulesProgram } from '../program.ts';
import type { RecordedRequest } from '../recording/recorded-request.ts';
import {
  replayRequests,
  type Replay,
  type ReplayedRequest,
  type ReplayResult,
} from '../recording/replay.ts';
import { Coverage, type CoverageReport } from '../report/coverage.ts';
import { CompiledStorageRules } from '../storage-rules.ts';

/** Replays requests of the program's service, and counts what its expressions are. */
export function replayWithCoverage(
  program: RulesProgram,
  requests: readonly RecordedRequest[],
): { readonly result: ReplayResult; readonly coverage: CoverageReport } {
  const counts = new Coverage();
  const rules = ruleSetOf(program, { count: (expression) => counts.counterOf(expression) });
  const replayRules =
    program.service === 'cloud.firestore'
      ? { firestore: new CompiledFirestoreRules(rules) }
      : { storage: new CompiledStorageRules(rules) };
  const result = replayRequests(replayRules, requests);
  return { result, coverage: counts.report(program.file, program.source) };
}

/** Describes requests that are decided otherwise than recorded, and allowed ones that cost too much. */
export function replayFindings(
  program: RulesProgram,
  { differences, replayed }: ReplayResult,
  maxCost: number | undefined,
): readonly Finding[] {
  const changed = differences.map((difference) => changeFinding(program, difference));
  if (maxCost === undefined) return changed;
  const expensive = replayed.filter(
    ({ replay: { decision } }) => decision.allowed && decision.cost > maxCost,
  );
  return [
    ...changed,
    ...expensive.map(({ recorded, replay }): Finding => {
      const position = positionOf(program, replay);
      return findingAt(program, 'measured-cost', 'error', position, {
        message: `${describeRequest(recorded)} costs ${replay.decision.cost} expressions; the bound is ${maxCost}.`,
        fix: 'Check less, or divide the request.',
      });
    }),
  ];
}

function changeFinding(program: RulesProgram, { recorded, replay }: ReplayedRequest): Finding {
  const position = positionOf(program, replay);
  const [missing] = replay.missing;
  if (missing !== undefined) {
    return findingAt(program, 'incomplete-replay', 'warning', position, {
      message: `${describeRequest(recorded)} can't be decided: the rules read ${missing}, which the recording lacks.`,
      fix: 'Record the request again with the changed rules.',
    });
  }
  const { allowed, explanation } = replay.decision;
  const before = recorded.verdict.at === undefined ? '' : ` (by ${recorded.verdict.at})`;
  const [reason = ''] = explanation.split('\n');
  return findingAt(program, 'changed-verdict', 'error', position, {
    message: `${describeRequest(recorded)} was ${verdict(recorded.verdict.allowed)}${before} and is now ${verdict(allowed)}: ${reason}.`,
    fix: 'Correct the rules, or record the request again if the change is wanted.',
  });
}

function verdict(allowed: boolean): string {
  return allowed ? 'allowed' : 'denied';
}

function describeRequest({ kind, request }: RecordedRequest): string {
  const { caller } = request;
  const who = caller.kind === 'user' ? `by ${caller.uid}` : 'signed out';
  if (kind === 'query') return `A query below ${shorten(request.parent)} ${who}`;
  return `A ${request.method} of ${shorten(request.name)} ${who}`;
}

function shorten(name: string): string {
  return name.replace(/^projects\/[^/]+\/databases\/[^/]+\/documents/, '') || '/';
}

/** Where the decision fell, as its `at` says: `file:line` or `file:line:column`. */
function positionOf({ source }: RulesProgram, { decision }: Replay) {
  const [, line = '1', column = '1'] = /:(\d+)(?::(\d+))?$/.exec(decision.at ?? '') ?? [];
  return { start: 0, end: source.text.length, line: Number(line), column: Number(column) };
}
