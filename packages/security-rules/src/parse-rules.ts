import { ok, type Result } from '@quits/errors';
import type { FirestoreRules } from './contract.ts';
import { CompiledFirestoreRules } from './firestore-rules.ts';
import {
  openProgram,
  ruleSetOf,
  type RulesProgram,
  type RulesService,
  type RuleSetOptions,
} from './program.ts';
import type { RuleSet } from './decide.ts';
import { Coverage, type CoverageReport } from './report/coverage.ts';
import type { StorageRules } from './storage-contract.ts';
import { CompiledStorageRules } from './storage-rules.ts';
import type { RulesError } from './syntax/source.ts';

/** Options for parsing rules. */
export interface RulesOptions {
  /** Counts every evaluation for `coverage()`, which costs some time. @default false */
  readonly coverage?: boolean;
  /** Receives the output of `debug(…)` in the rules. @default ignored */
  readonly debug?: (text: string) => void;
  /** Whether refusals are explained, which takes longer than the decision. @default true */
  readonly explain?: boolean;
}

/** Common interface of parsed rules. */
export interface ReportingRules {
  /** Returns the evaluation counts; without values unless the rules were parsed for coverage. */
  coverage(): CoverageReport;
}

/** Rules whose requests can be recorded. */
export interface RecordableRules<Rules> {
  /**
   * Returns the same rules without short-circuits, which read every document that the rules could read for
   * a request after a change. Their decisions are meaningless.
   */
  exhaustive(): Rules;
}

/** Parsed rules of Cloud Storage that also report. */
export type ParsedStorageRules = StorageRules & ReportingRules & RecordableRules<StorageRules>;

/** Parses and checks rules for Cloud Firestore. */
export function parseFirestoreRules(
  source: string,
  fileName: string,
  options: RulesOptions = {},
): Result<FirestoreRules & ReportingRules & RecordableRules<FirestoreRules>, RulesError[]> {
  return parseRules(source, fileName, 'cloud.firestore', options, (rules) => {
    return new CompiledFirestoreRules(rules);
  });
}

/** Parses and checks rules for Cloud Storage. */
export function parseStorageRules(
  source: string,
  fileName: string,
  options: RulesOptions = {},
): Result<ParsedStorageRules, RulesError[]> {
  return parseRules(source, fileName, 'firebase.storage', options, (rules) => {
    return new CompiledStorageRules(rules);
  });
}

function parseRules<Rules extends object>(
  text: string,
  fileName: string,
  service: RulesService,
  options: RulesOptions,
  create: (rules: RuleSet) => Rules,
): Result<Rules & ReportingRules & RecordableRules<Rules>, RulesError[]> {
  const opened = openProgram(text, fileName, service);
  if (!opened.ok) return opened;
  const program = opened.value;
  const counts = new Coverage();
  let exhaustive: Rules | undefined;
  return ok(
    Object.assign(create(ruleSetOf(program, ruleSetOptions(options, counts))), {
      coverage: () => counts.report(program.file, program.source),
      exhaustive: () => (exhaustive ??= create(withoutShortCircuits(program))),
    }),
  );
}

function ruleSetOptions(
  { coverage, debug, explain }: RulesOptions,
  counts: Coverage,
): RuleSetOptions {
  return {
    ...(coverage === true ? { count: (expression) => counts.counterOf(expression) } : {}),
    explains: explain !== false,
    ...(debug === undefined ? {} : { debug }),
  };
}

function withoutShortCircuits(program: RulesProgram): RuleSet {
  return ruleSetOf(program, { exhaustive: true });
}
