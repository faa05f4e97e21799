import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useIsNavigating } from '@quits/app-platform/screen/use-is-navigating.ts';
import {
  type ExpenseFilter,
  readFilter,
  writeFilter,
} from '@quits/product/expense-list/expense-filter.ts';

/** Delay of the URL's update after the last keystroke, in milliseconds. */
const REST = 250;

interface Kept {
  readonly filter: ExpenseFilter;
  /** The query of the address that it was read from, or will be written to. */
  readonly search: string;
  /** Query of the URL at the last check. */
  readonly seen: string;
  /** Query that the router is navigating to because of the filter. */
  readonly asked?: string;
}

/**
 * Returns the filter of the list with its query, which is stored in the URL, so that links, reloads
 * and going back keep it. Fields update immediately; the URL follows after a pause. While another
 * screen has changed the URL, the filter stays unchanged.
 */
export function useFilterInAddress(
  isOwn: boolean,
): readonly [filter: ExpenseFilter, setFilter: (filter: ExpenseFilter) => void, search: string] {
  const location = useLocation();
  const { pathname, state } = location;
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const isNavigating = useIsNavigating();
  const [kept, setKept] = useState<Kept>(() => keptOf(location.search));
  // Behind a form the URL is outdated: going back restores the filter's query.
  const search = isOwn ? location.search : kept.search;
  if (search !== kept.seen) {
    const isAsked = search === kept.search || search === kept.asked;
    const { filter, search: written } = kept;
    // After following a link or going back, the URL takes precedence.
    setKept(isAsked ? { filter, search: written, seen: search } : keptOf(search));
  }

  useEffect(() => {
    if (!isOwn || kept.search === search || isLeaving) return undefined;
    const timer = setTimeout(() => {
      // Don’t cancel a navigation that started after this keystroke.
      if (isNavigating() || window.location.pathname !== pathname) return;
      setKept((current) => ({ ...current, asked: kept.search }));
      void navigate(
        { pathname, search: kept.search },
        // Replace the entry, so that each keystroke doesn't add one to the history.
        { replace: true, preventScrollReset: true, state: state as unknown },
      );
    }, REST);
    return () => clearTimeout(timer);
  }, [isOwn, kept.search, search, pathname, state, navigate, isLeaving, isNavigating]);

  const setFilter = useCallback(
    (filter: ExpenseFilter) => {
      const query = writeFilter(filter).toString();
      const next = query === '' ? '' : `?${query}`;
      // Store the filter in the history entry, for navigations before the router has followed.
      if (window.location.pathname === pathname) rewriteAddress(pathname + next);
      setKept((current) => ({ ...current, filter, search: next }));
    },
    [pathname],
  );
  return [kept.filter, setFilter, kept.search];
}

/** Changes the URL without the router, which reads it when the user comes back. */
function rewriteAddress(address: string): void {
  try {
    window.history.replaceState(window.history.state, '', address);
  } catch {
    // Browsers limit how often this may be done in half a minute; the router follows anyway.
  }
}

function keptOf(search: string): Kept {
  return { filter: readFilter(new URLSearchParams(search)), search, seen: search };
}
