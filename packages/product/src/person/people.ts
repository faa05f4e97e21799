import type { Group, Person } from '../group/schema.ts';

/** A person of a group together with the id that expenses name. */
export interface NamedPerson extends Person {
  readonly id: string;
}

/** Viewer of a list of people. */
export interface ReadBy {
  readonly uid: string | undefined;
  /** Sorts names as the reader's language does. */
  readonly compare: (a: string, b: string) => number;
}

/**
 * Returns the people whom expenses can name, in a stable order: the user first, then by name.
 * People who left are included only if they are in `kept`, e.g. because an older expense names
 * them.
 */
export function activePeople(
  group: Group,
  { uid, compare }: ReadBy,
  kept: readonly string[] = [],
): NamedPerson[] {
  return Object.entries(group.people)
    .map(([id, person]) => ({ ...person, id }))
    .filter((person) => person.leftAt === undefined || kept.includes(person.id))
    .sort((a, b) => {
      const own = Number(isAccount(b, uid)) - Number(isAccount(a, uid));
      return own === 0 ? compare(a.name, b.name) : own;
    });
}

function isAccount(person: Person, uid: string | undefined): boolean {
  return uid !== undefined && person.uid === uid;
}

/** Returns the number of people who haven't left a group. */
export function countActivePeople({ people }: Pick<Group, 'people'>): number {
  return Object.values(people).filter(({ leftAt }) => leftAt === undefined).length;
}

/** Returns the id of an account's person in a group. */
export function ownPersonId(group: Group, uid: string | undefined): string | undefined {
  if (uid === undefined) return undefined;
  const own = Object.entries(group.people).filter(([, person]) => person.uid === uid);
  // A user who left and came back may have been linked to another person before.
  return (own.find(([, person]) => person.leftAt === undefined) ?? own[0])?.[0];
}

/** Returns what a person is owed (positive) or owes (negative), by currency; without zeros. */
export function balancesOfPerson(
  group: Group,
  personId: string | undefined,
): readonly { readonly currency: string; readonly minor: number }[] {
  if (personId === undefined) return [];
  return Object.entries(group.balances)
    .map(([currency, byPerson]) => ({ currency, minor: byPerson[personId] ?? 0 }))
    .filter(({ minor }) => minor !== 0);
}
