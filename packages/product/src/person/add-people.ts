import { generateId, type WriteHandle } from '@quits/firestore';
import type { Database } from '../database.ts';
import { changeGroup, type ChangeGroupRequest } from '../group/change-group.ts';
import { LIMITS } from '../limits.ts';
import { addPerson } from './add-person.ts';

/** Adds people to a group: as many commits as the rules require, for up to four people each. */
export function addPeople(
  database: Database,
  { names, ...request }: ChangeGroupRequest & { readonly names: readonly string[] },
): readonly WriteHandle[] {
  const writes: WriteHandle[] = [];
  for (let from = 0; from < names.length; from += LIMITS.peopleAtOnce) {
    const [name = '', ...others] = names.slice(from, from + LIMITS.peopleAtOnce);
    writes.push(
      others.length === 0
        ? addPerson(database, { ...request, name })
        : addSeveral(database, request, [name, ...others]),
    );
  }
  return writes;
}

function addSeveral(
  database: Database,
  request: ChangeGroupRequest,
  names: readonly string[],
): WriteHandle {
  return changeGroup(database, request, {
    label: 'add-person',
    fields: Object.fromEntries(
      names.map((name) => [`people.${generateId()}`, { name, defaultWeight: 1 }]),
    ),
    note: { change: 'personAdded', count: names.length },
  });
}
