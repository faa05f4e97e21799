import { matchRoutes, type RouteObject } from 'react-router';

/** Fetches the code of the screen at a path; calls `onFailure` if some of it fails to load. */
export function fetchCode(routes: RouteObject[], path: string, onFailure = () => {}): void {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    // Ignore prefetch failures; navigating imports again and reports the error.
    if (typeof route.lazy === 'function') route.lazy().catch(onFailure);
  }
}
