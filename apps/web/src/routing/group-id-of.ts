import { matchPath } from 'react-router';
import { paths } from './paths.ts';

/** The id of the group that a path is inside of. */
export function groupIdOf(pathname: string): string | undefined {
  if (pathname === paths.newGroup()) return undefined;
  return matchPath('/groups/:groupId/*', pathname)?.params.groupId;
}
