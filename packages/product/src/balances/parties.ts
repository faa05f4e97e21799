import type { Group } from '../group/schema.ts';
import { HOUSEHOLD, householdsOf } from '../group/households-of.ts';

/** A payer or payee: a person, or a household that settles as one. */
export interface Party {
  readonly id: string;
  readonly name: string;
  readonly members: readonly string[];
}

/** Parties of a group, in any currency. */
export interface Parties {
  /** The unit that each person of a household settles as. */
  readonly households: Readonly<Record<string, string>>;
  readonly partyOf: (id: string) => Party;
  /** Returns all active parties, and those in `kept`. */
  readonly all: (kept: ReadonlySet<string>) => readonly Party[];
}

/** Groups people by household. */
export function partiesOf({ people }: Pick<Group, 'people'>): Parties {
  const households = householdsOf({ people });
  const members = new Map<string, string[]>();
  for (const id of Object.keys(people)) {
    const unit = households[id] ?? id;
    members.set(unit, [...(members.get(unit) ?? []), id]);
  }
  const partyOf = (id: string): Party => ({
    id,
    name: id.startsWith(HOUSEHOLD) ? id.slice(HOUSEHOLD.length) : (people[id]?.name ?? '?'),
    members: members.get(id) ?? [id],
  });
  const isThere = (id: string) => people[id]?.leftAt === undefined;
  return {
    households,
    partyOf,
    all: (kept) =>
      [...members.keys()]
        .map(partyOf)
        .filter((party) => kept.has(party.id) || party.members.some(isThere)),
  };
}

/** The hue of a party: its person's, or its first member's. */
export function memberOf(party: Party): string {
  return party.members[0] ?? party.id;
}
