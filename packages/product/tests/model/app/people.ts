import { addPerson } from '../../../src/person/add-person.ts';
import { changePerson, setPersonLeft } from '../../../src/person/change-person.ts';
import type { Database } from '@quits/firestore';
import { mergePeople } from '../../../src/person/merge-people.ts';
import { undoMerge } from '../../../src/person/undo-merge.ts';
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

/** How two people become one. */
export interface MergeRequest {
  readonly from: string;
  readonly into: string;
  readonly count: 'once' | 'twice';
  /** Called with the writes that are given up because the screen says itself that it failed. */
  readonly dropped: (writeId: string) => void;
}

/** Makes two people one; needs a connection. */
export async function merge(page: Page, { dropped, ...request }: MergeRequest): Promise<boolean> {
  const { database, told } = telling(page, dropped);
  return told((await mergePeople(database, { ...at(page), ...request })).ok);
}

/** Makes two people of one again; needs a connection. */
export async function unmerge(
  page: Page,
  gone: string,
  dropped: MergeRequest['dropped'],
): Promise<boolean> {
  const { database, told } = telling(page, dropped);
  return told((await undoMerge(database, { ...at(page), gone })).ok);
}

/** What an action gives up itself counts as told once it says that it failed. */
function telling(page: Page, dropped: MergeRequest['dropped']) {
  const given: string[] = [];
  const database: Database = {
    ...page.database,
    discardWrite(id) {
      given.push(id);
      return page.database.discardWrite(id);
    },
  };
  return {
    database,
    told: (isDone: boolean): boolean => {
      if (!isDone) for (const id of given) dropped(id);
      return isDone;
    },
  };
}
