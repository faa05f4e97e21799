import { matchRoutes, type RouteObject } from 'react-router';

/** Fetches the code of the screen at a path; `onFailure` is told when some of it cannot be had. */
export function fetchCode(routes: RouteObject[], path: string, onFailure = () => {}): void {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    // What cannot be fetched now is fetched when it is gone to, and fails there.
    if (typeof route.lazy === 'function') route.lazy().catch(onFailure);
  }
}
