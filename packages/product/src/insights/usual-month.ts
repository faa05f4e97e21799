import type { Part } from './sum-months.ts';

/**
 * Returns the median of the months that are over, in minor units; undefined for fewer than two. Unlike a mean, one trip
 * doesn't change it.
 * @param current the month that isn't over, `YYYY-MM`
 */
export function usualMonth(months: readonly Part[], current: string): number | undefined {
  const over = months.filter(({ id }) => id < current).map(({ spent }) => spent);
  if (over.length < 2) return undefined;
  const sorted = over.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [lower = 0, upper = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return Math.round((lower + upper) / 2);
}
