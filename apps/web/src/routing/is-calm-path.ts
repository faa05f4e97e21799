import { matchPath } from 'react-router';
import { paths } from './paths.ts';

const CALM = [
  paths.groups(),
  paths.group(':groupId'),
  paths.balances(':groupId'),
  paths.insights(':groupId'),
  paths.activity(':groupId'),
];

/** Returns whether a path is a screen to look around in, where a question disturbs least: no form, detail or setting. */
export function isCalmPath(pathname: string): boolean {
  return pathname !== paths.newGroup() && CALM.some((path) => matchPath(path, pathname) !== null);
}
