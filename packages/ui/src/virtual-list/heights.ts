import type { CacheSnapshot } from 'virtua';

/** How many lists are remembered; whoever comes back comes back to one of the last. */
const MOST = 20;

const kept = new Map<string, CacheSnapshot>();

/** The heights of the rows of a list when it was last left. */
export function keptHeights(list: string): CacheSnapshot | undefined {
  return kept.get(list);
}

/** Keeps the heights of a list's rows, for as long as the page is open. */
export function keepHeights(list: string, heights: CacheSnapshot): void {
  kept.delete(list);
  kept.set(list, heights);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}
