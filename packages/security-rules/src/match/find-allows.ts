import { RulesPath, Unknown, type RulesValue } from '../value/rules-value.ts';
import type { CompiledAllow, CompiledMatch, RequestMethod } from './compile-match.ts';

/** Any number of segments, including none, between the root and a collection group. */
export const ANY_SEGMENTS = new Unknown({ type: 'path' });

/** A segment of a request's path; unknown if a query leaves it open. */
export type PathSegment = string | Unknown;

interface Search {
  readonly path: readonly PathSegment[];
  readonly method: RequestMethod;
  /** Minimum number of segments that a recursive wildcard matches. */
  readonly fewest: 0 | 1;
  readonly visit: (allow: CompiledAllow, captures: readonly RulesValue[]) => boolean;
}

/**
 * Visits the allow statements that certainly apply to a path and a method, in the order of the
 * source, until the visitor is satisfied.
 */
export function findAllows(matches: readonly CompiledMatch[], search: Search): boolean {
  return matches.some((match) => enter(match, 0, 0, [], search));
}

function enter(
  match: CompiledMatch,
  pattern: number,
  at: number,
  captures: readonly RulesValue[],
  search: Search,
): boolean {
  const segment = match.segments[pattern];
  if (segment === undefined) return inside(match, at, captures, search);
  const { path } = search;
  if (segment.kind === 'recursive') {
    // Try the shortest match first; the rest of the pattern has to match the remaining segments.
    for (let end = at + search.fewest; end <= path.length; end += 1) {
      const captured = [...captures, capturePath(path.slice(at, end))];
      if (enter(match, pattern + 1, end, captured, search)) return true;
    }
    return false;
  }
  const actual = path[at];
  if (actual === undefined || actual === ANY_SEGMENTS) return false;
  if (segment.kind === 'literal') {
    return segment.text === actual && enter(match, pattern + 1, at + 1, captures, search);
  }
  // Object names can contain empty segments, which `{name}` doesn't match.
  return actual !== '' && enter(match, pattern + 1, at + 1, [...captures, actual], search);
}

function inside(
  match: CompiledMatch,
  at: number,
  captures: readonly RulesValue[],
  search: Search,
): boolean {
  if (at === search.path.length) {
    for (const allow of match.allows) {
      if (allow.methods.has(search.method) && search.visit(allow, captures)) return true;
    }
  }
  return match.matches.some((inner) => enter(inner, 0, at, captures, search));
}

function capturePath(segments: readonly PathSegment[]): RulesValue {
  return segments.includes(ANY_SEGMENTS) ? ANY_SEGMENTS : new RulesPath(segments);
}
