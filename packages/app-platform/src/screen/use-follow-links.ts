import { type MouseEvent, useCallback } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';

/**
 * Returns a click handler for an element that contains links. Like the router's `Link`, which is too slow for the rows of a
 * long list, it navigates without a page load; it passes `state` to the target.
 */
export function useFollowLinks(state: unknown, keepsScroll: boolean): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const current = createPath(useLocation());
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

/** Returns whether a click on a link opens it in this tab. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
