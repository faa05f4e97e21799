import { markOf } from './category-mark.ts';
import type { Category } from './list-categories.ts';

/** Hues for categories that have none, or whose own is taken: far apart, then the others. */
const SPARE = [0, 4, 8, 2, 6, 10, 1, 5, 9, 3, 7, 11];

/** Returns a hue for each category by id, different for the first twelve: its own one unless an earlier category has it. */
export function categoryHues(categories: readonly Category[]): ReadonlyMap<string, number> {
  const hues = new Map<string, number>();
  const taken = new Set<number>();
  const own = (category: Category) => {
    const mark = markOf(category);
    return 'hue' in mark ? mark.hue : undefined;
  };
  for (const category of categories) {
    const hue = own(category);
    if (hue === undefined || taken.has(hue)) continue;
    hues.set(category.id, hue);
    taken.add(hue);
  }
  for (const { id } of categories.filter((one) => !hues.has(one.id))) {
    const hue = SPARE.find((one) => !taken.has(one)) ?? 0;
    hues.set(id, hue);
    taken.add(hue);
  }
  return hues;
}
