import type { Group, Person } from '../group/schema.ts';

/** A person of a group together with the id that expenses name. */
export interface NamedPerson extends Person {
  readonly id: string;
}

/** For whom people are listed. */
export interface ReadBy {
  readonly uid: string | undefined;
  /** Sorts names as the reader's language does. */
  readonly compare: (a: string, b: string) => number;
}

/**
 * The people whom expenses may name, in a stable order: oneself first, then by name. Those who left
 * are not offered any more, unless they are `kept`, as someone whom an older expense names.
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

/** The id of the person that an account is in a group. */
export function ownPersonId(group: Group, uid: string | undefined): string | undefined {
  if (uid === undefined) return undefined;
  const own = Object.entries(group.people).filter(([, person]) => person.uid === uid);
  // Someone who left and came back may have been another person before.
  return (own.find(([, person]) => person.leftAt === undefined) ?? own[0])?.[0];
}

/** Minor units that a person gets back (positive) or owes (negative), by currency; zeros left out. */
export function balancesOfPerson(
  group: Group,
  personId: string | undefined,
): readonly { readonly currency: string; readonly minor: number }[] {
  if (personId === undefined) return [];
  return Object.entries(group.balances)
    .map(([currency, byPerson]) => ({ currency, minor: byPerson[personId] ?? 0 }))
    .filter(({ minor }) => minor !== 0);
}
