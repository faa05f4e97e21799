import type { PersonId } from '../model/expense.ts';
import { tieRanker } from './tie-break.ts';

/** People who may receive a spare minor unit, and their order. */
export interface Claims {
  readonly people: readonly PersonId[];
  /** Fraction that rounding down removed from each share; omitted if equal for all. */
  readonly remainders?: readonly number[];
}

/**
 * Chooses the people (by index) who receive the spare minor units: the largest remainders, ties
 * broken by a hash of the expense's id, then by the person's id.
 */
export function assignRemainder(spare: number, claims: Claims, expenseId: string): number[] {
  const { people, remainders } = claims;
  const everybody = people.map((_, index) => index);
  const largest =
    remainders === undefined
      ? { chosen: [], tied: everybody }
      : lowest(spare, everybody, (index) => -(remainders[index] ?? 0));
  let left = spare - largest.chosen.length;
  if (left === largest.tied.length) return [...largest.chosen, ...largest.tied];
  const rank = tieRanker(expenseId);
  const ranked = lowest(left, largest.tied, (index) => rank(people[index] ?? ''));
  left -= ranked.chosen.length;
  if (left < ranked.tied.length) {
    ranked.tied.sort((a, b) => ((people[a] ?? '') < (people[b] ?? '') ? -1 : 1));
  }
  return [...largest.chosen, ...ranked.chosen, ...ranked.tied.slice(0, left)];
}

/**
 * Returns the candidates that are certainly among the `count` lowest, and those that tie for the
 * rest.
 */
function lowest(
  count: number,
  candidates: readonly number[],
  keyOf: (index: number) => number,
): { chosen: number[]; tied: number[] } {
  const keys = new Float64Array(candidates.length);
  for (let i = 0; i < keys.length; i += 1) keys[i] = keyOf(candidates[i] ?? 0);
  // Sorting numbers natively and comparing with the limit is faster than sorting people.
  const limit = keys.slice().sort()[count - 1] ?? -Infinity;
  return {
    chosen: candidates.filter((_, i) => (keys[i] ?? 0) < limit),
    tied: candidates.filter((_, i) => keys[i] === limit),
  };
}
