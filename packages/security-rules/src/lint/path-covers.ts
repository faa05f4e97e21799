import type { PatternSegment } from '../syntax/ast.ts';

/**
 * Returns whether a pattern certainly matches every path that another matches. `fewest` is the number of segments
 * that a recursive wildcard matches at least.
 */
export function covers(
  broad: readonly PatternSegment[],
  narrow: readonly PatternSegment[],
  fewest: 0 | 1,
): boolean {
  const [first, ...rest] = broad;
  const [other, ...others] = narrow;
  if (first === undefined) return other === undefined;
  if (first.kind === 'recursive') {
    if (rest.length === 0) {
      return fewest === 0 || narrow.some(({ kind }) => kind !== 'recursive') || narrow.length > 0;
    }
    // What is behind a recursive wildcard is compared from the end.
    const tail = narrow.slice(-rest.length);
    const isLong = narrow.length >= rest.length + fewest;
    return isLong && tail.every(({ kind }) => kind !== 'recursive') && covers(rest, tail, fewest);
  }
  if (other === undefined || other.kind === 'recursive') return false;
  if (first.kind === 'literal' && (other.kind !== 'literal' || other.text !== first.text)) {
    return false;
  }
  return covers(rest, others, fewest);
}
