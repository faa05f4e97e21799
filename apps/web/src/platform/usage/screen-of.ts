import { matchPath } from 'react-router';
import { SCREENS } from './events.ts';

/** The pattern of the screen at a path; fixed words win over ids. */
export function screenOf(pathname: string): (typeof SCREENS)[number] | undefined {
  const fits = SCREENS.filter((pattern) => matchPath(pattern, pathname) !== null);
  return fits.find((pattern) => pattern === pathname) ?? fits[0];
}
