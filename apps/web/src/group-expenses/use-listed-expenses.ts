import { useOutletContext } from 'react-router';

/** Expenses in list order, to open the next one. */
export interface ListedExpenses {
  readonly ids: readonly string[];
  /** Query of the list's URL, to keep its filter. */
  readonly search: string;
}

/**
 * Returns the expenses of the list beside or behind the open one; undefined if it was opened
 * directly.
 */
export function useListedExpenses(): ListedExpenses | undefined {
  return useOutletContext<ListedExpenses | undefined>();
}
