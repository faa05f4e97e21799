import { addPerson } from '../../../src/data/actions/add-person.ts';
import { changePerson, setPersonLeft } from '../../../src/data/actions/change-person.ts';
import { mergePeople } from '../../../src/data/actions/merge-people.ts';
import type { Page } from '../page.ts';
import { at, groupOf, request } from './at.ts';

/** Adds somebody, and gives their id. */
export function addSomebody(page: Page, name: string): string | undefined {
  const known = new Set(Object.keys(groupOf(page).people));
  const { id } = addPerson(page.database, { ...request(page), name });
  for (const operation of page.operationsOf(id)) {
    if (operation.kind !== 'update') continue;
    for (const field of Object.keys(operation.patch)) {
      const personId = /^people\.([^.]+)/u.exec(field)?.[1];
      if (personId !== undefined && !known.has(personId)) return personId;
    }
  }
  return undefined;
}

/** Renames somebody, and changes how much of things is theirs. */
export function renamePerson(page: Page, personId: string, name: string, weight: number): void {
  const details = { name, defaultWeight: weight, household: undefined };
  changePerson(page.database, { ...request(page), personId }, details);
}

/** Says that somebody is gone, or back. */
export function setGone(page: Page, personId: string, gone: boolean): void {
  setPersonLeft(page.database, { ...request(page), personId }, gone);
}

/** Makes two people one; needs a connection. */
export async function merge(page: Page, from: string, into: string): Promise<boolean> {
  return (await mergePeople(page.database, { ...at(page), from, into })).ok;
}
