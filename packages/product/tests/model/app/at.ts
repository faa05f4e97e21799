import { mayWrite } from '../../../src/access.ts';
import type { Page } from '../page.ts';

/** Returns the group and account of a page. */
export const at = ({ groupId, uid }: Page) => ({ groupId, uid });

/** The group that a page shows. @throws {Error} when it shows none */
export function groupOf(page: Page) {
  return request(page).group.data;
}

/** Returns the arguments of a group change. @throws {Error} if the page shows no group */
export function request({ reading, uid }: Page) {
  const group = reading.group();
  if (group === undefined) throw new Error('The page does not show the group.');
  return { group, uid };
}

/** Returns whether the group is archived on the page. */
export function isArchived(page: Page): boolean {
  return groupOf(page).archivedAt !== undefined;
}

/** Returns whether the page's account owns the group. */
export function owns(page: Page): boolean {
  return groupOf(page).roles[page.uid] === 'owner';
}

/** Returns whether the page allows changes. */
export function mayChange({ reading, uid }: Page): boolean {
  const group = reading.group();
  return group !== undefined && mayWrite(group.data, uid);
}
