import type { Balances } from './balances.ts';

/** Number and size of hidden zero-sum groups. */
export interface HiddenGroups {
  readonly people: number;
  /** Number of people in each; the last group has the rest. */
  readonly size: number;
  readonly seed: number;
  /** The largest amount, in minor units. @default 20000 */
  readonly limit?: number;
}

/** Balances that fall into groups which sum to 0, shuffled; the same each time for a seed. */
export function hiddenGroups({ people, size, seed, limit = 20_000 }: HiddenGroups): Balances {
  const random = randomFrom(seed * 1000 + people * 10 + size);
  const amounts: number[] = [];
  while (amounts.length < people) {
    const left = people - amounts.length;
    const group = Array.from(
      { length: (left < 2 * size ? left : size) - 1 },
      () => Math.floor((random() * 2 - 1) * limit) || 1,
    );
    const sum = group.reduce((all, one) => all + one, 0);
    // A group of zeros wouldn't include its members, so make one pay.
    if (sum === 0) group[0] = (group[0] ?? 0) + limit;
    amounts.push(...group, sum === 0 ? -limit : -sum);
  }
  const shuffled = amounts
    .map((amount) => ({ amount, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ amount }, index) => [`p${String(index).padStart(3, '0')}`, amount]);
  return Object.fromEntries(shuffled);
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
  };
}
