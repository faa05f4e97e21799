import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useIsNavigating } from '../../routing/use-is-navigating.ts';
import {
  type ExpenseFilter,
  readFilter,
  writeFilter,
} from '@quits/product/expense-list/expense-filter.ts';

/** The address follows this long after the last letter, in milliseconds. */
const REST = 250;

interface Kept {
  readonly filter: ExpenseFilter;
  /** The query of the address that it was read from, or will be written to. */
  readonly search: string;
  /** The query that the address had when this was last looked at. */
  readonly seen: string;
  /** The query that the router is on its way to because of this. */
  readonly asked?: string;
}

/**
 * The filter of the list with its query, kept in the address, so that links, reloads and going back keep it. Fields
 * show what is typed at once; the address follows when the typing rests. While the address is not the list's own, the
 * filter stays as it was.
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
  // Behind a form the address is behind too: whoever comes back has the one that the filter asked for.
  const search = isOwn ? location.search : kept.search;
  if (search !== kept.seen) {
    const isAsked = search === kept.search || search === kept.asked;
    const { filter, search: written } = kept;
    // Someone followed a link or went back: the address is right, whatever was typed.
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
        // Each letter of a search is not a page of its own.
        { replace: true, preventScrollReset: true, state: state as unknown },
      );
    }, REST);
    return () => clearTimeout(timer);
  }, [isOwn, kept.search, search, pathname, state, navigate, isLeaving, isNavigating]);

  const setFilter = useCallback(
    (filter: ExpenseFilter) => {
      const query = writeFilter(filter).toString();
      const next = query === '' ? '' : `?${query}`;
      // Who goes on before the router has followed still finds the filter on coming back.
      if (window.location.pathname === pathname) rewriteAddress(pathname + next);
      setKept((current) => ({ ...current, filter, search: next }));
    },
    [pathname],
  );
  return [kept.filter, setFilter, kept.search];
}

/** The router does not learn of this; it reads the address when someone comes back to it. */
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
