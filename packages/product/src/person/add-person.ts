import { generateId, type WriteHandle } from '@quits/firestore';
import type { Database } from '../database.ts';
import { changeGroup, type ChangeGroupRequest } from '../group/change-group.ts';

/** Adds a person to a group. */
export function addPerson(
  database: Database,
  { name, ...request }: ChangeGroupRequest & { readonly name: string },
): WriteHandle {
  const personId = generateId();
  return changeGroup(database, request, {
    label: 'add-person',
    fields: { [`people.${personId}`]: { name, defaultWeight: 1 } },
    note: { change: 'personAdded' },
    personId,
  });
}
