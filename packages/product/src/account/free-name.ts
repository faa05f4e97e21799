import type { Group } from '../group/schema.ts';

/** Returns a name unused in the group: the given one, with a number if necessary. */
export function freeName({ people }: Pick<Group, 'people'>, name: string): string {
  const taken = new Set(Object.values(people).map((person) => person.name.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(candidate.toLowerCase())) return candidate;
  }
}
