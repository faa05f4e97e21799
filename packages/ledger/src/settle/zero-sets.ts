import type { Position } from './plan.ts';

/** People of a list by their places in it, as bits: the first 30 and the next 30. */
export interface ZeroSet {
  readonly low: number;
  readonly high: number;
  readonly size: number;
}

/** The most people among whom sets are looked for; as many as two masks hold. */
export const SETS_LIMIT = 60;

/** All sets up to a size that sum to 0 and have no smaller one inside. */
export interface ZeroSets {
  readonly sets: readonly ZeroSet[];
  /** Every such set of up to so many people is there. */
  readonly complete: number;
}

/** Where amounts are small, far more sets sum to 0 than are needed to find a good plan. */
const MOST_SETS = 3000;
/** The largest set that is looked for, by the number of people. */
const LARGEST_OF_MANY = 6;
const LARGEST_OF_FEW = 7;
const FEW = 44;

/**
 * Finds the small sets of positions that sum to 0, by meeting in the middle: a set is a few people
 * of whom all come before the others, and those others are looked up by their sum. Needs positions
 * without 0 and without opposite pairs.
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

/** Each set of a size once, as the places of its people in order. */
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

/** All combinations of so many people by what they sum to. */
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

/** Gives the same array each time, with other places in it. */
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
