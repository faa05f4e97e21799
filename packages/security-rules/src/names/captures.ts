import type { PatternSegment } from '../syntax/ast.ts';

/** The names of a pattern's wildcards. */
export function capturesOf(segments: readonly PatternSegment[]): readonly string[] {
  return segments.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]));
}
