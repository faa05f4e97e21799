import { addPerson } from '../../../src/person/add-person.ts';
import {
  changePerson,
  claimPerson,
  removePerson,
  setPersonLeft,
  unclaimPerson,
} from '../../../src/person/change-person.ts';
import type { Database } from '@quits/firestore';
import { mergePeople } from '../../../src/person/merge-people.ts';
import { undoMerge } from '../../../src/person/undo-merge.ts';
import type { Page } from '../page.ts';
import { at, groupOf, request } from './at.ts';

/** Adds a person, and returns their id. */
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

/** Changes a person's name and default weight, and puts them into a household or takes them out. */
export function renamePerson(page: Page, personId: string, name: string, weight: number): void {
  const household = weight === 3 ? 'Home' : undefined;
  const details = { name, defaultWeight: weight, household };
  changePerson(page.database, { ...request(page), personId }, details);
}

/** Marks a person as having left, or as active again. */
export function setGone(page: Page, personId: string, gone: boolean): void {
  setPersonLeft(page.database, { ...request(page), personId }, gone);
}

/** Links the account to a person without one, as a member who has none. */
export function claim(page: Page, personId: string): void {
  const { people } = groupOf(page);
  const isSomebody = Object.values(people).some(({ uid }) => uid === page.uid);
  const { uid, leftAt, mergedInto, mergingInto } = people[personId] ?? {};
  if (isSomebody || (uid ?? leftAt ?? mergedInto ?? mergingInto) !== undefined) return;
  if (personId in people) claimPerson(page.database, { ...request(page), personId });
}

/** Unlinks a person's account, as an owner. */
export function unclaim(page: Page, personId: string): void {
  if (groupOf(page).people[personId]?.uid === undefined) return;
  unclaimPerson(page.database, { ...request(page), personId });
}

/** Removes a person without an account, as long as the group has no expense. */
export function takeOut(page: Page, personId: string): void {
  const { people, expenseCount } = groupOf(page);
  const person = people[personId];
  if (expenseCount > 0 || person === undefined || person.uid !== undefined) return;
  removePerson(page.database, { ...request(page), personId });
}

/** People to merge, and the counting option. */
export interface MergeRequest {
  readonly from: string;
  readonly into: string;
  readonly count: 'once' | 'twice';
  /** Called with the writes that are discarded because the screen reports the failure itself. */
  readonly dropped: (writeId: string) => void;
}

/** Merges two people; requires a connection. */
export async function merge(page: Page, { dropped, ...request }: MergeRequest): Promise<boolean> {
  const { database, told } = telling(page, dropped);
  return told((await mergePeople(database, { ...at(page), ...request })).ok);
}

/** Undoes a merge; requires a connection. */
export async function unmerge(
  page: Page,
  gone: string,
  dropped: MergeRequest['dropped'],
): Promise<boolean> {
  const { database, told } = telling(page, dropped);
  return told((await undoMerge(database, { ...at(page), gone })).ok);
}

/**
 * Collects the writes that an action discards; they count as reported once the action reports its
 * failure.
 */
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
