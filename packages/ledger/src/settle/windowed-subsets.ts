import type { Position } from './plan.ts';
import type { Grouped } from './small-groups.ts';
import { packZeroGroups } from './zero-sum-subsets.ts';

/**
 * How many people are looked at together, small windows first: short groups are the ones worth
 * having.
 */
const WINDOWS = [10, 14, 18];

/**
 * Takes out groups that sum to 0 from more people than can be divided at once: slides a window over
 * them, ordered by the size of their amounts, and packs each window exactly. Not always best, but
 * seldom far from it.
 */
export function takeZeroSumSubsets(positions: readonly Position[]): Grouped {
  const groups: Position[][] = [];
  let rest = [...positions].sort(
    (a, b) => Math.abs(a.amount) - Math.abs(b.amount) || (a.person < b.person ? -1 : 1),
  );
  for (const size of WINDOWS) {
    let start = 0;
    while (start < rest.length) {
      const found = packZeroGroups(rest.slice(start, start + size));
      groups.push(...found.groups);
      rest = [...rest.slice(0, start), ...found.rest, ...rest.slice(start + size)];
      // With people gone, those around the window have come closer together.
      start = found.groups.length > 0 ? Math.max(0, start - size / 2) : start + size / 2;
    }
  }
  return { groups, rest: rest.sort((a, b) => (a.person < b.person ? -1 : 1)) };
}
