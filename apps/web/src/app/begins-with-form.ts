import { readRememberedGroup } from '@quits/product/group/remembered-groups.ts';
import { matchPath } from 'react-router';
import { paths } from '../routing/paths.ts';

/** Whether the page opens with a form that needs no database to begin, so that the database's code can wait for it. */
export function beginsWithForm(uid: string | undefined): boolean {
  const { pathname } = window.location;
  const groupId = matchPath(paths.addExpense(':groupId'), pathname)?.params['groupId'];
  if (uid === undefined || groupId === undefined) return false;
  return readRememberedGroup({ uid, groupId }) !== undefined;
}
