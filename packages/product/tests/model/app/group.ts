import type { Database, WriteHandle } from '@quits/firestore';
import { putCategory } from '../../../src/category/change-categories.ts';
import { changeGroup } from '../../../src/group/change-group.ts';
import { archiveGroup, reopenGroup } from '../../../src/group/archive-group.ts';
import { createGroup } from '../../../src/group/create-group.ts';
import { recountGroup } from '../../../src/sums/repair-group.ts';
import type { Page } from '../page.ts';
import { request } from './at.ts';

/** Creates the group, with its owner and people without an account. */
export function makeGroup(
  database: Database,
  uid: string,
  [ownName = '', ...others]: readonly string[],
): { readonly groupId: string; readonly write: WriteHandle } {
  const what = { name: 'Trip', emoji: '⛵', currency: 'EUR', ownName, others };
  return createGroup(database, uid, what);
}

/** Changes a setting of the group. */
export function changeSettings(page: Page, fields: Readonly<Record<string, string>>): void {
  const { data } = request(page).group;
  const before = Object.fromEntries(
    Object.keys(fields).map((key) => [key, Reflect.get(data, key) as string]),
  );
  const note = { change: 'settings', ...fields } as const;
  changeGroup(page.database, request(page), { label: 'change-group', fields, note, before });
}

/** Adds, changes or removes a category. */
export function setCategory(page: Page, id: string, name: string, isRemoved = false): void {
  const category = { name, emoji: '🪵', ...(isRemoved ? { removed: true } : {}) };
  putCategory(page.database, { ...request(page), id, category });
}

/** Archives the group, or reopens it. */
export function archive(page: Page, isArchived: boolean): void {
  (isArchived ? archiveGroup : reopenGroup)(page.database, request(page));
}

/** Recounts the group; returns whether its sums are right, `undefined` if that is unknown. */
export async function isRight(page: Page): Promise<boolean | undefined> {
  const found = await recountGroup(page.database, page.groupId);
  return found.ok ? found.value.isRight : undefined;
}
