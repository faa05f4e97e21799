import type { Group } from './schema.ts';

/** A person's id cannot hold a colon, so a household never takes the place of one. */
export const HOUSEHOLD = 'household:';

/** The household that each person settles with; those without one are left out. */
export function householdsOf({ people }: Pick<Group, 'people'>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(people)
      .map(([id, { household }]) => [id, household?.trim() ?? ''] as const)
      .filter(([, name]) => name !== '')
      .map(([id, name]) => [id, HOUSEHOLD + name]),
  );
}
