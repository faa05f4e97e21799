import { Scope } from '../names/scope.ts';
import { capturesOf } from '../names/captures.ts';
import { EXPANDED, type RequestMethod } from '../match/compile-match.ts';
import type { RulesProgram } from '../program.ts';
import type {
  AllowStatement,
  FunctionDeclaration,
  MatchBlock,
  PatternSegment,
} from '../syntax/ast.ts';

/** An allow statement with the names that it sees. */
export interface ScopedAllow {
  readonly statement: AllowStatement;
  readonly methods: readonly RequestMethod[];
  readonly match: ScopedMatch;
}

/** A match with its whole path. */
export interface ScopedMatch {
  readonly block: MatchBlock;
  readonly path: readonly PatternSegment[];
  readonly scope: Scope;
}

/** All parts of the rules of one service, in the order of the source. */
export interface WalkedRules {
  readonly matches: readonly ScopedMatch[];
  readonly allows: readonly ScopedAllow[];
  readonly functions: readonly FunctionDeclaration[];
}

/** Flattens a program. */
export function walkRules({ file, service }: RulesProgram): WalkedRules {
  const matches: ScopedMatch[] = [];
  const functions: FunctionDeclaration[] = [...file.functions];
  const fileScope = Scope.ofFile(file.functions);

  function enter(block: MatchBlock, around: Scope, pathAround: readonly PatternSegment[]): void {
    const path = [...pathAround, ...block.segments];
    const scope = around.block(block.functions, capturesOf(block.segments));
    matches.push({ block, path, scope });
    functions.push(...block.functions);
    for (const inner of block.matches) enter(inner, scope, path);
  }

  for (const each of file.services.filter(({ name }) => name === service)) {
    const scope = fileScope.block(each.functions, []);
    functions.push(...each.functions);
    for (const match of each.matches) enter(match, scope, []);
  }
  const allows = matches.flatMap((match) =>
    match.block.allows.map((statement) => ({
      statement,
      methods: [...new Set(statement.methods.flatMap((method) => EXPANDED[method]))],
      match,
    })),
  );
  return { matches, allows, functions };
}

/** Writes a path as in the source. */
export function showPath(path: readonly PatternSegment[]): string {
  const shown = path.map((segment) => {
    if (segment.kind === 'literal') return `/${segment.text}`;
    return segment.kind === 'single' ? `/{${segment.name}}` : `/{${segment.name}=**}`;
  });
  return shown.join('');
}
