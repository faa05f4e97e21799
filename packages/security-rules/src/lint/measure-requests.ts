import type { RequestMethod } from '../match/compile-match.ts';
import type { Span } from '../syntax/source.ts';
import type { RulesProgram } from '../program.ts';
import { CostCounter } from './cost-bounds.ts';
import { covers } from './path-covers.ts';
import { ReadCounter } from './read-bounds.ts';
import { showPath, type ScopedMatch, type WalkedRules } from './walk-rules.ts';

/** Bounds of the cost of one request: a method at the path of a match. */
export interface RequestBounds {
  readonly path: string;
  readonly method: RequestMethod;
  /** Where the first statement is. */
  readonly span: Span;
  /** Expressions in the service's unit if no operand is skipped. */
  readonly most: number;
  /** Expressions that have to be evaluated to allow anything. */
  readonly least: number;
  /** Distinct documents that are read at most, before and after the commit counted apart. */
  readonly reads: number;
}

/** Bounds of every method at every match: statements of matches that always apply as well are included. */
export function measureRequests(
  program: RulesProgram,
  { matches, allows }: WalkedRules,
): readonly RequestBounds[] {
  const costs = new CostCounter();
  const reads = new ReadCounter();
  const fewest = program.file.version === '2' ? 0 : 1;

  function measure(match: ScopedMatch, method: RequestMethod): readonly RequestBounds[] {
    const applying = allows.filter(
      (allow) =>
        allow.methods.includes(method) &&
        (allow.match === match || covers(allow.match.path, match.path, fewest)),
    );
    const [own] = applying.filter((allow) => allow.match === match);
    if (own === undefined) return [];
    let most = 0;
    let least = Infinity;
    let documents: ReadonlySet<string> = new Set();
    for (const { statement, match: around } of applying) {
      const { condition } = statement;
      const bounds =
        condition === null ? { most: 0, leastTrue: 0 } : costs.of(condition, around.scope);
      most += bounds.most;
      least = Math.min(least, bounds.leastTrue);
      if (condition !== null)
        documents = new Set([...documents, ...reads.of(condition, around.scope)]);
    }
    const { span } = own.statement;
    return [{ path: showPath(match.path), method, span, most, least, reads: documents.size }];
  }

  return matches.flatMap((match) =>
    (['get', 'list', 'create', 'update', 'delete'] as const).flatMap((method) =>
      measure(match, method),
    ),
  );
}
