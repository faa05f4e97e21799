import { deleteField, generateId, type WriteHandle } from '@quits/firestore';
import type { Database } from '../database.ts';
import { JOINED, joinedNames } from './collections.ts';
import type { Contact, NamedPlace } from './contacts.ts';

/** Joins two contacts for one account only: no group changes, and nobody else learns of it. */
export function joinNames(
  database: Database,
  { uid, contacts }: { readonly uid: string; readonly contacts: readonly [Contact, Contact] },
): WriteHandle {
  const places = contacts.flatMap((contact) => contact.places);
  const id = places.find(({ joined }) => joined !== undefined)?.joined ?? generateId();
  return putJoined(database, uid, places, id);
}

/** Separates people from those whom the account joined them with. */
export function separateNames(
  database: Database,
  { uid, places }: { readonly uid: string; readonly places: readonly NamedPlace[] },
): WriteHandle {
  return putJoined(database, uid, places, undefined);
}

function putJoined(
  database: Database,
  uid: string,
  places: readonly NamedPlace[],
  id: string | undefined,
): WriteHandle {
  const joined: Record<string, Record<string, string | ReturnType<typeof deleteField>>> = {};
  for (const { groupId, personId } of places) {
    (joined[groupId] ??= {})[personId] = id ?? deleteField();
  }
  return database.write('join-names', (batch) =>
    batch.merge(joinedNames, { uid }, JOINED, { joined }),
  );
}
