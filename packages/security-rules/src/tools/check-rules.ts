import { byPosition, type Finding } from '../findings/finding.ts';
import type { RequestBounds } from '../lint/measure-requests.ts';
import { lintRules } from '../lint/lint-rules.ts';
import type { EquivalentMutants } from '../mutation/equivalent-mutants.ts';
import { testMutants } from '../mutation/test-mutants.ts';
import { openProgram, type RulesProgram, type RulesService } from '../program.ts';
import type { RecordedRequest } from '../recording/recorded-request.ts';
import type { CoverageReport } from '../report/coverage.ts';
import { coverageKinds, mergeCoverage, summarizeCoverage } from '../report/coverage-kinds.ts';
import { coverageFindings } from './coverage-findings.ts';
import { mutationFindings } from './mutation-findings.ts';
import { replayFindings, replayWithCoverage } from './replay-findings.ts';

/** A source of rules to check. */
export interface CheckedSource {
  readonly service: RulesService;
  /** Name for the findings, such as the path of the file. */
  readonly file: string;
  readonly text: string;
}

/** Options of {@link checkRules}; without any, only the source is checked. */
export interface CheckOptions {
  /** Recorded requests of `parseRecordedRequests(text)` to replay; those of the other service are left out. @default none */
  readonly requests?: readonly RecordedRequest[];
  /** Largest cost of a recorded request that is allowed, in the service's unit. @default none */
  readonly maxCost?: number;
  /** Coverage reports of the backend, in addition to the coverage by `requests`. @default none */
  readonly coverageReports?: readonly CoverageReport[];
  /** Required coverage in percent: every expression evaluated, every condition both ways. @default none */
  readonly coverage?: number;
  /** Required share of killed mutants in percent; mutants are tested only with it. @default none */
  readonly mutants?: number;
  /** Mutants that no test can kill, each with a reason. @default none */
  readonly equivalents?: readonly EquivalentMutants[];
}

/** Result of {@link checkRules}. */
export interface RulesCheck {
  readonly file: string;
  /** By position. */
  readonly findings: readonly Finding[];
  /** Costs and reads of each kind of request; empty if the source is invalid. */
  readonly requests: readonly RequestBounds[];
  readonly replayed?: { readonly requests: number; readonly changed: number };
  /** Conditions count twice, once for each value. */
  readonly coverage?: { readonly total: number; readonly covered: number };
  readonly mutation?: {
    readonly mutants: number;
    readonly killed: number;
    readonly equivalent: number;
    /** Share of the killed among those that aren't equivalent, 0 to 1. */
    readonly score: number;
  };
}

/** Checks rules: lint, and by recorded requests replay, coverage and mutants. */
export function checkRules(source: CheckedSource, options: CheckOptions = {}): RulesCheck {
  const { file } = source;
  const opened = openProgram(source.text, file, source.service);
  if (!opened.ok) {
    const findings = opened.error.map((error): Finding => ({
      ...error,
      code: 'invalid-source',
      severity: 'error',
      fix: 'Correct the source; nothing else is checked before.',
    }));
    return { file, findings, requests: [] };
  }
  const program = opened.value;
  const lint = lintRules(program);
  const dynamic = checkByRequests(program, options);
  const mutation = checkMutants(program, options);
  const findings = [...lint.findings, ...dynamic.findings, ...(mutation?.findings ?? [])];
  return {
    file,
    findings: findings.sort(byPosition),
    requests: lint.requests,
    ...dynamic.results,
    ...(mutation === undefined ? {} : { mutation: mutation.summary }),
  };
}

function checkByRequests(
  program: RulesProgram,
  { requests, maxCost, coverageReports = [], coverage: threshold }: CheckOptions,
) {
  const findings: Finding[] = [];
  const replay = requests === undefined ? undefined : replayWithCoverage(program, requests);
  if (replay !== undefined) findings.push(...replayFindings(program, replay.result, maxCost));
  const reports = [...coverageReports, ...(replay === undefined ? [] : [replay.coverage])];
  const isMeasured = threshold !== undefined && reports.length > 0;
  const summary = isMeasured
    ? summarizeCoverage(mergeCoverage(reports.map(coverageKinds)))
    : undefined;
  if (summary !== undefined && threshold !== undefined) {
    findings.push(...coverageFindings(program, summary, threshold));
  }
  const changed = replay?.result.differences.length ?? 0;
  return {
    findings,
    results: {
      ...(replay === undefined
        ? {}
        : { replayed: { requests: replay.result.replayed.length, changed } }),
      ...(summary === undefined
        ? {}
        : { coverage: { total: summary.total, covered: summary.covered } }),
    },
  };
}

function checkMutants(
  program: RulesProgram,
  { requests = [], mutants: threshold, equivalents = [] }: CheckOptions,
) {
  if (threshold === undefined) return undefined;
  const result = testMutants(program, requests, equivalents);
  const { mutants, survivors, equivalent, score } = result;
  const killed = mutants.length - equivalent - survivors.length;
  return {
    findings: mutationFindings(program, result, threshold),
    summary: { mutants: mutants.length, killed, equivalent, score },
  };
}
