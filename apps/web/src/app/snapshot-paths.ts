import { matchPath } from 'react-router';
import { FROM_LIST } from '../routing/from-list.ts';
import { paths } from '../routing/paths.ts';

const KEPT = [paths.groups(), paths.group(':groupId'), paths.balances(':groupId')];

/** Returns whether the screen of a path is stored for the next visit: the groups, a group's list or its balances. */
export function isSnapshotPath(path: string): boolean {
  return path !== paths.newGroup() && KEPT.some((pattern) => matchPath(pattern, path) !== null);
}

/** Returns the state that links to a path pass on these screens. */
export function linkStateOf(path: string): unknown {
  return matchPath(paths.expense(':groupId', ':expenseId'), path) === null ? undefined : FROM_LIST;
}
