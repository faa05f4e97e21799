import { matchPath } from 'react-router';
import { paths } from './paths.ts';

const BROWSING = [
  paths.groups(),
  paths.group(':groupId'),
  paths.balances(':groupId'),
  paths.insights(':groupId'),
  paths.activity(':groupId'),
];

/** Returns whether a path is a browsing screen, where a question interrupts least: no form, detail or settings. */
export function isBrowsingPath(pathname: string): boolean {
  return (
    pathname !== paths.newGroup() && BROWSING.some((path) => matchPath(path, pathname) !== null)
  );
}
