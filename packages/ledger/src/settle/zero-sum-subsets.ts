import type { Position } from './plan.ts';
import type { Grouped } from './small-groups.ts';

/**
 * Maximum number of people that are divided exactly; each additional one doubles time and memory.
 */
export const MAX_EXACT_PEOPLE = 20;

/**
 * Divides positions that sum to 0 into the maximum number of groups that each sum to 0. A group of
 * m people takes m - 1 payments, so these groups give the fewest payments possible.
 * | Searches all people but the last, whose group is the remainder; that halves the work.
 */
export function divideExactly(positions: readonly Position[]): Position[][] {
  const last = positions.at(-1);
  if (last === undefined) return [];
  const { groups, rest } = packZeroGroups(positions.slice(0, -1));
  return [...groups, [...rest, last]];
}

/**
 * Finds the maximum number of disjoint groups that each sum to 0, among positions that need not. Of
 * equally good packings it chooses the one where the first person's group is smallest, then
 * earliest, and so on, so that the result is stable.
 */
export function packZeroGroups(positions: readonly Position[]): Grouped {
  const sums = subsetSums(positions);
  const most = packings(sums);
  const groups: Position[][] = [];
  const rest: Position[] = [];
  let left = sums.length - 1;
  while (left !== 0) {
    const lowest = left & -left;
    const group = firstGroup(left, sums, most);
    if (group === 0) rest.push(...pick(positions, lowest));
    else groups.push(pick(positions, group));
    left ^= group === 0 ? lowest : group;
  }
  return { groups, rest };
}

/** Sum of every subset, by bit mask. */
function subsetSums(positions: readonly Position[]): Float64Array {
  const sums = new Float64Array(2 ** positions.length);
  positions.forEach(({ amount }, index) => {
    const bit = 1 << index;
    for (let mask = 0; mask < bit; mask += 1) sums[mask | bit] = (sums[mask] ?? 0) + amount;
  });
  return sums;
}

/**
 * Returns, for every subset, the maximum number of disjoint zero-sum groups in it. Members of an
 * optimal packing can be removed one at a time, and a group is complete when the running sum
 * reaches 0.
 */
function packings(sums: Float64Array): Int8Array {
  const most = new Int8Array(sums.length);
  for (let mask = 1; mask < most.length; mask += 1) {
    let best = 0;
    for (let bits = mask; bits !== 0; bits &= bits - 1) {
      const without = most[mask ^ (bits & -bits)] ?? 0;
      if (without > best) best = without;
    }
    most[mask] = sums[mask] === 0 ? best + 1 : best;
  }
  return most;
}

/**
 * Returns the best group of the lowest person of a subset, or 0 if an optimal packing leaves that
 * person out.
 */
function firstGroup(left: number, sums: Float64Array, most: Int8Array): number {
  const lowest = left & -left;
  const rest = left ^ lowest;
  const groups = most[left] ?? 0;
  let found = 0;
  for (let sub = rest; ; sub = (sub - 1) & rest) {
    const group = sub | lowest;
    const fits = sums[group] === 0 && most[left ^ group] === groups - 1;
    if (fits && (found === 0 || comesBefore(group, found))) found = group;
    if (sub === 0) return found;
  }
}

function comesBefore(a: number, b: number): boolean {
  const difference = countBits(a) - countBits(b);
  if (difference !== 0) return difference < 0;
  // The lowest differing bit belongs to the earlier person.
  const differing = a ^ b;
  return (a & differing & -differing) !== 0;
}

function countBits(mask: number): number {
  let count = 0;
  for (let bits = mask; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

function pick(positions: readonly Position[], mask: number): Position[] {
  return positions.filter((_, index) => (mask & (1 << index)) !== 0);
}
