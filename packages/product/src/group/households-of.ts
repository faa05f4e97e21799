import type { Group } from './schema.ts';

/** A person's id can't contain a colon, so household ids never collide with it. */
export const HOUSEHOLD = 'household:';

/** Returns the household of each person who has one. */
export function householdsOf({ people }: Pick<Group, 'people'>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(people)
      .map(([id, { household }]) => [id, household?.trim() ?? ''] as const)
      .filter(([, name]) => name !== '')
      .map(([id, name]) => [id, HOUSEHOLD + name]),
  );
}
