import type { MonthSum, MonthSums, Part } from './sum-months.ts';

/** Number of categories with a part of their own in a bar. */
const MOST_PARTS = 3;

/** A month's spending in the largest categories of all months. */
export interface MonthStack extends Pick<MonthSum, 'id' | 'spent'> {
  /** In the order of the categories, without those that the month has no spending in. */
  readonly parts: readonly Part[];
  /** Spending in all other categories, at least 0. */
  readonly rest: number;
}

/** Months as bars of parts, and the categories that have one. */
export interface MonthStacks {
  /** Largest first. */
  readonly categories: readonly string[];
  readonly months: readonly MonthStack[];
}

/**
 * Splits each month into the three largest categories of all months and the rest, or into four if those are all. The
 * parts add up to more than the month spent if it took in more than it spent in a category.
 */
export function stackMonths({ months, categories }: MonthSums): MonthStacks {
  const count = categories.length === MOST_PARTS + 1 ? MOST_PARTS + 1 : MOST_PARTS;
  const largest = categories.slice(0, count).map(({ id }) => id);
  return {
    categories: largest,
    months: months.map(({ id, spent, categories: all }) => {
      const parts = largest.flatMap((one) => all.filter((part) => part.id === one));
      const shown = parts.reduce((sum, part) => sum + part.spent, 0);
      return { id, spent, parts, rest: Math.max(0, spent - shown) };
    }),
  };
}
