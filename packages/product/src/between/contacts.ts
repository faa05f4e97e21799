import type { Doc } from '@quits/firestore';
import type { Group } from '../group/schema.ts';
import { nameKey } from '../person/name-key.ts';
import type { JoinedNames } from './schema.ts';

/** A person of a group. */
export interface Place {
  readonly groupId: string;
  readonly personId: string;
}

/** A person of a group, as the group names them. */
export interface NamedPlace extends Place {
  readonly name: string;
  /** The person's account, if any. */
  readonly uid: string | undefined;
  /** Id of the names that the reader joined this one with, if any. */
  readonly joined: string | undefined;
}

/** Someone in the reader's groups: an account, or names that the reader joined. */
export interface Contact {
  /** Identifies the contact among those of the same groups. */
  readonly key: string;
  /** Name in the group with the newest change. */
  readonly name: string;
  /** At least one, the one that names the contact first. */
  readonly places: readonly [NamedPlace, ...NamedPlace[]];
}

/**
 * Returns everyone in the reader's groups except the reader, in the order of the groups. People are one contact if they have the
 * same account, or if the reader joined them; groups that are being deleted don't count.
 */
export function contactsIn(
  groups: readonly Doc<Group>[],
  { uid, joined }: { readonly uid: string; readonly joined: JoinedNames },
): readonly Contact[] {
  const places = groups.flatMap((group) => placesIn(group, joined));
  const sameAs = new Map<string, string>();
  const rootOf = (node: string): string => {
    const next = sameAs.get(node);
    return next === undefined ? node : rootOf(next);
  };
  const unite = (one: string, other: string) => {
    const [from, to] = [rootOf(one), rootOf(other)];
    if (from !== to) sameAs.set(from, to);
  };
  for (const place of places) {
    if (place.uid !== undefined) unite(placeKey(place), `account ${place.uid}`);
    if (place.joined !== undefined) unite(placeKey(place), `joined ${place.joined}`);
  }
  const own = rootOf(`account ${uid}`);
  const byRoot = new Map<string, [NamedPlace, ...NamedPlace[]]>();
  for (const place of places) {
    const root = rootOf(placeKey(place));
    if (root === own) continue;
    const known = byRoot.get(root);
    if (known === undefined) byRoot.set(root, [place]);
    else known.push(place);
  }
  return [...byRoot.values()].map((found) => ({
    key: placeKey(found[0]),
    name: found[0].name,
    places: found,
  }));
}

/**
 * Returns the contact that a person of a group is, under that person's name; `undefined` for the reader, and for people who don't
 * exist.
 */
export function contactAt(
  contacts: readonly Contact[],
  { groupId, personId }: Place,
): Contact | undefined {
  for (const { key, places } of contacts) {
    const asked = places.find((one) => one.groupId === groupId && one.personId === personId);
    if (asked === undefined) continue;
    const others = places.filter((one) => one !== asked);
    return { key, name: asked.name, places: [asked, ...others] };
  }
  return undefined;
}

/**
 * Returns the contacts that may be the same person: in none of the contact's groups, and at least one of both without an
 * account. Equal names come first, then the order of the contacts.
 */
export function joinableWith(
  contacts: readonly Contact[],
  contact: Contact,
): readonly (Contact & { readonly isNamesake: boolean })[] {
  const own = new Set(contact.places.map(({ groupId }) => groupId));
  const names = new Set(contact.places.map(({ name }) => nameKey(name)));
  return contacts
    .filter(
      ({ places }) =>
        !places.some(({ groupId }) => own.has(groupId)) &&
        (!hasAccount(places) || !hasAccount(contact.places)),
    )
    .map((one) => ({
      ...one,
      isNamesake: one.places.some(({ name }) => names.has(nameKey(name))),
    }))
    .sort((a, b) => Number(b.isNamesake) - Number(a.isNamesake));
}

/** Returns the parts that a contact was joined from: the places of each account, and each place without one. */
export function partsOf({ places }: Contact): readonly (readonly NamedPlace[])[] {
  const parts = new Map<string, NamedPlace[]>();
  for (const place of places) {
    const key = place.uid ?? placeKey(place);
    parts.set(key, [...(parts.get(key) ?? []), place]);
  }
  return [...parts.values()];
}

/** Returns a text that identifies a person among those of all groups. */
export function placeKey({ groupId, personId }: Place): string {
  return `${groupId}/${personId}`;
}

function hasAccount(places: readonly NamedPlace[]): boolean {
  return places.some(({ uid }) => uid !== undefined);
}

function placesIn({ id, data }: Doc<Group>, joined: JoinedNames): readonly NamedPlace[] {
  if (data.deletingAt !== undefined) return [];
  return Object.entries(data.people)
    .filter(([, { mergedInto }]) => mergedInto === undefined)
    .map(([personId, { name, uid }]) => ({
      groupId: id,
      personId,
      name,
      uid,
      joined: joined[id]?.[personId],
    }));
}
