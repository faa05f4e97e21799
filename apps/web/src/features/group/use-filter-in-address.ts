import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ExpenseFilter, readFilter, writeFilter } from './expense-filter.ts';

/** The filter of the list, kept in the address, so that links, reloads and going back keep it. */
export function useFilterInAddress(): readonly [
  filter: ExpenseFilter,
  setFilter: (filter: ExpenseFilter) => void,
] {
  const { search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => readFilter(new URLSearchParams(search)), [search]);
  const setFilter = useCallback(
    (next: ExpenseFilter) => {
      const query = writeFilter(next).toString();
      void navigate(
        { pathname, search: query === '' ? '' : `?${query}` },
        // Each letter of a search is not a page of its own.
        { replace: true, preventScrollReset: true, state: state as unknown },
      );
    },
    [navigate, pathname, state],
  );
  return [filter, setFilter];
}
