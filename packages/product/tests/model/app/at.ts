import { mayWrite } from '../../../src/access.ts';
import type { Page } from '../page.ts';

/** Whose page of which group. */
export const at = ({ groupId, uid }: Page) => ({ groupId, uid });

/** The group that a page shows. @throws {Error} when it shows none */
export function groupOf(page: Page) {
  return request(page).group.data;
}

/** What changes of the group are asked for with. @throws {Error} when the page shows none */
export function request({ reading, uid }: Page) {
  const group = reading.group();
  if (group === undefined) throw new Error('The page does not show the group.');
  return { group, uid };
}

/** Whether the page's account owns the group. */
export function owns(page: Page): boolean {
  return groupOf(page).roles[page.uid] === 'owner';
}

/** Whether the page offers to change anything. */
export function mayChange({ reading, uid }: Page): boolean {
  const group = reading.group();
  return group !== undefined && mayWrite(group.data, uid);
}
