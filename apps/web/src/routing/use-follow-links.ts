import { type MouseEvent, useCallback } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';

/** Options of {@link useFollowLinks}. */
export interface FollowLinksOptions {
  /** Passed to the links' targets. */
  readonly state: unknown;
  /** Whether the page keeps its scroll position. */
  readonly keepsScroll: boolean;
}

/**
 * Returns a click handler for an element with many links: it navigates without loading a page, as the router's `Link`
 * does, which is too slow for the rows of a long list.
 */
export function useFollowLinks({
  state,
  keepsScroll,
}: FollowLinksOptions): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const location = useLocation();
  const current = createPath(location);
  return useCallback(
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      const target = link.pathname + link.search;
      void navigate(target, {
        state,
        preventScrollReset: keepsScroll,
        replace: target === current,
      });
    },
    [navigate, state, keepsScroll, current],
  );
}

/** Returns whether a click opens its link in this tab. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
