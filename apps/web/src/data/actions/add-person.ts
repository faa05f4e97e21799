import {
  type Database,
  type Doc,
  newId,
  serverTimestamp,
  type WriteHandle,
} from '@quits/firestore';
import { groups } from '../collections.ts';
import type { Group } from '../schemas/group.ts';

/** Adds someone whom expenses can name. */
export function addPerson(
  database: Database,
  { group, name }: { readonly group: Doc<Group>; readonly name: string },
): WriteHandle {
  return database.write('add-person', (batch) => {
    batch.update(groups, {}, group.id, {
      [`people.${newId()}`]: { name, defaultWeight: 1 },
      version: group.data.version + 1,
      lastActivityAt: serverTimestamp(),
    });
  });
}
