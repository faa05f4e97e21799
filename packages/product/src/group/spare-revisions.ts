import type { Group } from './schema.ts';
import { LIMITS } from '../limits.ts';
import { NAMED_SETTINGS } from './settings-touched.ts';

/** More than changes that wait on a device add before the group is seen anew. */
const ROOM = 40;

/**
 * Settings that no longer exist and whose revisions can go. A revision outlives its setting, since it refuses changes that
 * a device made before the setting was removed; so all stay until there is hardly room for more.
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
