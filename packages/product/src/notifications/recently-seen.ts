import type { SeenGroup } from './notice.ts';
import type { Choices } from './schema.ts';

/** Groups that a message lists, so that it stays below the 4 kB that push services take. */
const MOST = 10;

/** Returns the groups that an account has seen last, the newest first. */
export function recentlySeen({ seen }: Choices): SeenGroup[] {
  return Object.entries(seen)
    .map(([groupId, time]): SeenGroup => [groupId, time.getTime()])
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST);
}
