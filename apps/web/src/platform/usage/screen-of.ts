import { matchPath } from 'react-router';
import { SCREENS } from './events.ts';

/** Returns the route pattern of a path; literal segments win over parameters. */
export function screenOf(pathname: string): (typeof SCREENS)[number] | undefined {
  const fits = SCREENS.filter((pattern) => matchPath(pattern, pathname) !== null);
  return fits.find((pattern) => pattern === pathname) ?? fits[0];
}
