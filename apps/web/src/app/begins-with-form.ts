import { readRememberedGroup } from '@quits/product/group/remembered-groups.ts';
import { matchPath } from 'react-router';
import { paths } from '../routing/paths.ts';

/** Returns whether the page opens with a form that can start without the database, so that Firestore can load after it. */
export function beginsWithForm(uid: string | undefined): boolean {
  const { pathname } = window.location;
  const groupId = matchPath(paths.addExpense(':groupId'), pathname)?.params['groupId'];
  if (uid === undefined || groupId === undefined) return false;
  return readRememberedGroup({ uid, groupId }) !== undefined;
}
