import type { Position } from './plan.ts';

/** A set of people as two bit masks: the first 30 and the next 30. */
export interface ZeroSet {
  readonly low: number;
  readonly high: number;
  readonly size: number;
}

/** Maximum number of people in a search; the capacity of two masks. */
export const SETS_LIMIT = 60;

/** All sets up to a size that sum to 0 and contain no smaller one. */
export interface ZeroSets {
  readonly sets: readonly ZeroSet[];
  /** Size up to which the list of sets is complete. */
  readonly complete: number;
}

/** Maximum number of sets; with small amounts, far more sum to 0 than a good plan needs. */
const MOST_SETS = 3000;
/** Maximum size of a set, by the number of people. */
const LARGEST_OF_MANY = 6;
const LARGEST_OF_FEW = 7;
const FEW = 44;

/**
 * Finds the small sets of positions that sum to 0 with a meet-in-the-middle search: combines a few
 * people with later ones, which it looks up by their sum. Requires positions without 0 and without
 * opposite pairs.
 */
export function findZeroSets(positions: readonly Position[]): ZeroSets {
  const amounts = positions.map(({ amount }) => amount);
  const largest = amounts.length > FEW ? LARGEST_OF_MANY : LARGEST_OF_FEW;
  const sets: ZeroSet[] = [];
  for (let size = 3; size <= largest; size += 1) {
    for (const people of setsOf(size, amounts)) {
      const found = masksOf(people);
      if (sets.some((one) => one.size < size && isInside(one, found))) continue;
      sets.push(found);
      if (sets.length > MOST_SETS) return { sets: sets.slice(0, MOST_SETS), complete: size - 1 };
    }
  }
  return { sets, complete: largest };
}

/** Yields each zero-sum set of a size once, as ordered indexes. */
function* setsOf(size: number, amounts: readonly number[]): Generator<readonly number[], void> {
  const tail = size <= 4 ? 2 : 3;
  const tails = tailsOf(tail, amounts);
  for (const head of combinations(size - tail, amounts.length)) {
    const sum = head.reduce((all, place) => all + (amounts[place] ?? 0), 0);
    const last = head.at(-1) ?? -1;
    for (const rest of tails.get(-sum) ?? []) {
      if ((rest[0] ?? -1) > last) yield [...head, ...rest];
    }
  }
}

/** Returns all combinations of `size` people by their sum. */
function tailsOf(size: number, amounts: readonly number[]): ReadonlyMap<number, number[][]> {
  const bySum = new Map<number, number[][]>();
  for (const people of combinations(size, amounts.length)) {
    const sum = people.reduce((all, place) => all + (amounts[place] ?? 0), 0);
    const list = bySum.get(sum);
    if (list === undefined) bySum.set(sum, [[...people]]);
    else list.push([...people]);
  }
  return bySum;
}

/** Yields all combinations; reuses the same array. */
function* combinations(size: number, count: number): Generator<readonly number[], void> {
  const places = Array.from({ length: size }, (_, index) => index);
  if (size > count) return;
  for (;;) {
    yield places;
    let at = size - 1;
    while (at >= 0 && places[at] === count - size + at) at -= 1;
    if (at < 0) return;
    let place = (places[at] ?? 0) + 1;
    for (; at < size; at += 1, place += 1) places[at] = place;
  }
}

function masksOf(people: readonly number[]): ZeroSet {
  let [low, high] = [0, 0];
  for (const place of people) {
    if (place < 30) low |= 1 << place;
    else high |= 1 << (place - 30);
  }
  return { low, high, size: people.length };
}

function isInside(small: ZeroSet, large: ZeroSet): boolean {
  return (small.low & ~large.low) === 0 && (small.high & ~large.high) === 0;
}
