import { err, ok, type Result } from '@quits/errors';
import { checkFile } from './check/check-file.ts';
import type { FirestoreRules } from './contract.ts';
import type { RuleSet } from './decide.ts';
import {
  FIRESTORE_FUNCTIONS,
  STORAGE_FUNCTIONS,
  type Functions,
} from './evaluate/functions/builtin-functions.ts';
import { CompiledFirestoreRules } from './firestore-rules.ts';
import { compileService, type CompiledMatch } from './match/compile-match.ts';
import { Coverage, type CoverageReport } from './report/coverage.ts';
import type { StorageRules } from './storage-contract.ts';
import { CompiledStorageRules } from './storage-rules.ts';
import type { RulesFile } from './syntax/ast.ts';
import { parseFile } from './syntax/parse-file.ts';
import { Source, SyntaxFailure, type RulesError } from './syntax/source.ts';

/** Options for parsing rules. */
export interface RulesOptions {
  /** Counts every evaluation for `coverage()`, which costs time. @default false */
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

/** Parses and checks rules for Cloud Firestore. */
export function parseFirestoreRules(
  source: string,
  fileName: string,
  options: RulesOptions = {},
): Result<FirestoreRules & ReportingRules, RulesError[]> {
  const parsed = parseRules(source, fileName, 'cloud.firestore', FIRESTORE_FUNCTIONS, options);
  if (!parsed.ok) return parsed;
  const { rules, coverage } = parsed.value;
  return ok(Object.assign(new CompiledFirestoreRules(rules), { coverage }));
}

/** Parses and checks rules for Cloud Storage. */
export function parseStorageRules(
  source: string,
  fileName: string,
  options: RulesOptions = {},
): Result<StorageRules & ReportingRules, RulesError[]> {
  const parsed = parseRules(source, fileName, 'firebase.storage', STORAGE_FUNCTIONS, options);
  if (!parsed.ok) return parsed;
  const { rules, coverage } = parsed.value;
  return ok(Object.assign(new CompiledStorageRules(rules), { coverage }));
}

function parseRules(
  text: string,
  fileName: string,
  service: string,
  functions: Functions,
  options: RulesOptions,
): Result<{ rules: RuleSet; coverage: () => CoverageReport }, RulesError[]> {
  const source = new Source(text, fileName);
  const parsed = parse(source);
  if (!parsed.ok) return parsed;
  const file = parsed.value;
  const errors = checkFile(file, source, service, functions);
  if (errors.length > 0) return err(errors);
  const counts = new Coverage();
  let observed: readonly CompiledMatch[] | undefined;
  const rules: RuleSet = {
    source,
    matches: compileService(file, service, functions, false),
    observed: () => (observed ??= compileService(file, service, functions, true)),
    fewest: file.version === '2' ? 0 : 1,
    coverage: options.coverage === true ? counts : null,
    debug: options.debug ?? ignore,
    explains: options.explain !== false,
  };
  return ok({ rules, coverage: () => counts.report(file, source) });
}

function parse(source: Source): Result<RulesFile, RulesError[]> {
  try {
    return ok(parseFile(source));
  } catch (failure) {
    if (failure instanceof SyntaxFailure) return err([failure.error]);
    throw failure;
  }
}

function ignore(): void {
  // Coverage is off.
}
