import { matchRoutes, type RouteObject } from 'react-router';

/** Fetches the code of the screen at a path; `onFailure` is told when some of it cannot be had. */
export function fetchCode(routes: RouteObject[], path: string, onFailure = () => {}): void {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    // Ignore prefetch failures; navigating imports again and reports the error.
    if (typeof route.lazy === 'function') route.lazy().catch(onFailure);
  }
}
