import { err, ok, type Result } from '@quits/errors';
import { checkFile } from './check/check-file.ts';
import type { RuleSet } from './decide.ts';
import type { CompileOptions } from './evaluate/compile-expression.ts';
import {
  FIRESTORE_FUNCTIONS,
  STORAGE_FUNCTIONS,
  type Functions,
} from './evaluate/functions/builtin-functions.ts';
import { compileService, type CompiledMatch } from './match/compile-match.ts';
import type { TraceRecorder } from './report/trace.ts';
import type { RulesFile } from './syntax/ast.ts';
import { parseFile } from './syntax/parse-file.ts';
import { Source, SyntaxFailure, type RulesError } from './syntax/source.ts';

/** Service that rules are for, as in their `service` block. */
export type RulesService = 'cloud.firestore' | 'firebase.storage';

/** A parsed and checked source. */
export interface RulesProgram {
  readonly service: RulesService;
  readonly file: RulesFile;
  readonly source: Source;
  readonly functions: Functions;
}

/** Options of {@link ruleSetOf}. */
export interface RuleSetOptions extends Omit<CompileOptions, 'observed'> {
  /** Receives the trace of every evaluation. */
  readonly traces?: TraceRecorder;
  readonly debug?: (text: string) => void;
  readonly explains?: boolean;
}

/** Parses and checks a source, or returns every error. */
export function openProgram(
  text: string,
  fileName: string,
  service: RulesService,
): Result<RulesProgram, RulesError[]> {
  const functions = service === 'cloud.firestore' ? FIRESTORE_FUNCTIONS : STORAGE_FUNCTIONS;
  const source = new Source(text, fileName);
  const parsed = parse(source);
  if (!parsed.ok) return parsed;
  const file = parsed.value;
  const errors = checkFile(file, source, service, functions);
  return errors.length > 0 ? err(errors) : ok({ service, file, source, functions });
}

/** Compiles a program. */
export function ruleSetOf(
  { file, source, service, functions }: RulesProgram,
  { traces, debug, explains, count, ...compile }: RuleSetOptions = {},
): RuleSet {
  let observed: readonly CompiledMatch[] | undefined;
  return {
    source,
    matches: compileService(file, service, functions, {
      ...compile,
      ...(count === undefined ? {} : { count }),
    }),
    observed: () =>
      (observed ??= compileService(file, service, functions, { ...compile, observed: true })),
    fewest: file.version === '2' ? 0 : 1,
    traces: traces ?? null,
    debug: debug ?? ignore,
    explains: explains !== false,
    exhaustive: compile.exhaustive === true,
  };
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
  // Output of `debug(…)` that nobody reads.
}
