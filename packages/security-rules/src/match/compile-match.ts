import type { Evaluate } from '../evaluate/combine.ts';
import { type CompileOptions, ExpressionCompiler } from '../evaluate/compile-expression.ts';
import type { Functions } from '../evaluate/functions/builtin-functions.ts';
import { capturesOf } from '../names/captures.ts';
import { Scope } from '../names/scope.ts';
import type {
  AllowMethod,
  AllowStatement,
  MatchBlock,
  PatternSegment,
  RulesFile,
} from '../syntax/ast.ts';

/** Methods that `allow` distinguishes. */
export type RequestMethod = Exclude<AllowMethod, 'read' | 'write'>;

/** A compiled match block. */
export interface CompiledMatch {
  readonly segments: readonly PatternSegment[];
  readonly allows: readonly CompiledAllow[];
  readonly matches: readonly CompiledMatch[];
}

/** A compiled allow statement. */
export interface CompiledAllow {
  readonly statement: AllowStatement;
  readonly methods: ReadonlySet<RequestMethod>;
  readonly evaluate: Evaluate;
}

/** The methods that a method of an `allow` stands for. */
export const EXPANDED: { readonly [Method in AllowMethod]: readonly RequestMethod[] } = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

/** Compiles the matches of one service. The file must have been checked. */
export function compileService(
  file: RulesFile,
  service: string,
  functions: Functions,
  options: CompileOptions,
): readonly CompiledMatch[] {
  const compiler = new ExpressionCompiler(functions, options);
  const fileScope = Scope.ofFile(file.functions);
  return file.services
    .filter(({ name }) => name === service)
    .flatMap(({ functions: own, matches }) => {
      const scope = fileScope.block(own, []);
      return matches.map((match) => compileMatch(match, scope, compiler));
    });
}

function compileMatch(
  match: MatchBlock,
  around: Scope,
  compiler: ExpressionCompiler,
): CompiledMatch {
  const scope = around.block(match.functions, capturesOf(match.segments));
  return {
    segments: match.segments,
    allows: match.allows.map((statement) => ({
      statement,
      methods: new Set(statement.methods.flatMap((method) => EXPANDED[method])),
      evaluate:
        statement.condition === null ? () => true : compiler.compile(statement.condition, scope),
    })),
    matches: match.matches.map((inner) => compileMatch(inner, scope, compiler)),
  };
}
