import type { Heights } from './row-offsets.ts';

/** Maximum number of remembered lists. */
const MOST = 20;

/** Heights of a list's rows at a width. */
export interface RememberedHeights {
  readonly heights: Heights;
  /** Width at which they were measured, in CSS pixels; 0 before that. */
  width: number;
}

const remembered = new Map<string, RememberedHeights>();

/** Returns the stored heights of a list's rows, which last while the page is open; new ones for a list without a name. */
export function heightsOf(list: string | undefined): RememberedHeights {
  const known = list === undefined ? undefined : remembered.get(list);
  const found = known ?? { heights: new Map(), width: 0 };
  if (list === undefined) return found;
  remembered.delete(list);
  remembered.set(list, found);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST && oldest !== undefined) remembered.delete(oldest);
  return found;
}
