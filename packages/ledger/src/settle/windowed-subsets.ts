import type { Position } from './plan.ts';
import type { Grouped } from './small-groups.ts';
import { packZeroGroups } from './zero-sum-subsets.ts';

/** Window sizes in people, smallest first, because short groups save the most. */
const WINDOWS = [10, 14, 18];

/**
 * Takes groups that sum to 0 from more people than can be divided exactly: slides a window over
 * them, ordered by absolute amount, and packs each window exactly. Not always optimal, but seldom
 * far from it.
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
      // Removing people moves others into the window, so step back.
      start = found.groups.length > 0 ? Math.max(0, start - size / 2) : start + size / 2;
    }
  }
  return { groups, rest: rest.sort((a, b) => (a.person < b.person ? -1 : 1)) };
}
