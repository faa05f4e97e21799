import type { CacheSnapshot } from 'virtua';

/** Maximum number of remembered lists. */
const MOST = 20;

const kept = new Map<string, CacheSnapshot>();

/** Returns the row heights of a list when it was last unmounted. */
export function keptHeights(list: string): CacheSnapshot | undefined {
  return kept.get(list);
}

/** Stores the heights of a list's rows while the page is open. */
export function keepHeights(list: string, heights: CacheSnapshot): void {
  kept.delete(list);
  kept.set(list, heights);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}
