import type { Group } from './schema.ts';
import { LIMITS } from '../limits.ts';
import { NAMED_SETTINGS } from './settings-touched.ts';

/** Reserve for the changes that a device may queue before it sees the group again. */
const ROOM = 40;

/**
 * Returns settings that no longer exist and whose revisions can be removed. A revision outlives its
 * setting, since it rejects changes that a device made before the removal, so all are kept until
 * space runs out.
 */
export function spareRevisions(
  { revs, people, categories, roles }: Pick<Group, 'revs' | 'people' | 'categories' | 'roles'>,
  touched: readonly string[],
): readonly string[] {
  const names = Object.keys(revs);
  if (names.length <= LIMITS.revisions - ROOM) return [];
  const needed = new Set([
    ...NAMED_SETTINGS,
    ...Object.keys(people),
    ...Object.keys(categories),
    ...Object.keys(roles),
    ...touched,
  ]);
  return names.filter((name) => !needed.has(name));
}
