import type { PersonId } from '../model/expense.ts';
import { tieRanker } from './tie-break.ts';

/** Who may get a spare minor unit, and in what order. */
export interface Claims {
  readonly people: readonly PersonId[];
  /**
   * What flooring cut off from each person, largest first; left out when it is the same for all.
   */
  readonly remainders?: readonly number[];
}

/**
 * Chooses the people (by index) who get the spare minor units: the largest remainders, ties by the
 * hash of the expense's id, and should even that tie, by the person's.
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

/** The candidates that are surely among the `count` lowest, and those that tie for what is left. */
function lowest(
  count: number,
  candidates: readonly number[],
  keyOf: (index: number) => number,
): { chosen: number[]; tied: number[] } {
  const keys = new Float64Array(candidates.length);
  for (let i = 0; i < keys.length; i += 1) keys[i] = keyOf(candidates[i] ?? 0);
  // Sorting plain numbers natively and comparing with the last that gets in is faster than sorting
  // people.
  const limit = keys.slice().sort()[count - 1] ?? -Infinity;
  return {
    chosen: candidates.filter((_, i) => (keys[i] ?? 0) < limit),
    tied: candidates.filter((_, i) => keys[i] === limit),
  };
}
