import type { NamedPerson, ReadBy } from './people.ts';
import type { Role } from '../values/common.ts';
import type { Group } from '../group/schema.ts';

/** An entry of the list of people: a person, an account, or usually both. */
export interface Membership {
  /** Person id, or the uid of a member who isn’t linked to a person yet. */
  readonly key: string;
  readonly person?: NamedPerson;
  /** The account, while it is a member. */
  readonly member?: string;
  readonly role?: Role;
}

/**
 * Returns the user, then all people by name, then accounts not linked to a person, and finally
 * people who left.
 */
export function membershipsOf(group: Group, { uid, compare }: ReadBy): readonly Membership[] {
  const people = Object.entries(group.people)
    .filter(([, person]) => person.mergedInto === undefined)
    .map(([id, person]): Membership => {
      const role = person.uid === undefined ? undefined : group.roles[person.uid];
      const account =
        person.uid === undefined || role === undefined ? {} : { member: person.uid, role };
      return { key: id, person: { ...person, id }, ...account };
    });
  const known = new Set(people.map(({ member }) => member));
  const nobodies = Object.entries(group.roles)
    .filter(([member]) => !known.has(member))
    .map(([member, role]): Membership => ({ key: member, member, role }));
  return [...people, ...nobodies].sort(
    (a, b) => rank(a, uid) - rank(b, uid) || compare(nameOf(a), nameOf(b)),
  );
}

function rank({ person, member }: Membership, uid: string | undefined): number {
  if (person?.leftAt !== undefined) return 3;
  if (member === uid) return 0;
  return person === undefined ? 2 : 1;
}

function nameOf({ person, key }: Membership): string {
  return person?.name ?? key;
}

/** Returns the names in use; names of merged people are available again. */
export function takenNames(group: Group, but?: string): readonly string[] {
  return Object.entries(group.people)
    .filter(([id, person]) => id !== but && person.mergedInto === undefined)
    .map(([, { name }]) => name);
}
