import type { Part } from './sum-months.ts';

/**
 * Returns the median spending of past months, in minor units; undefined for fewer than two. Unlike the mean, it isn't
 * skewed by a single trip.
 * @param current the current month, `YYYY-MM`
 */
export function usualMonth(months: readonly Part[], current: string): number | undefined {
  const past = months.filter(({ id }) => id < current).map(({ spent }) => spent);
  if (past.length < 2) return undefined;
  const sorted = past.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [lower = 0, upper = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return Math.round((lower + upper) / 2);
}
