import { useOutletContext } from 'react-router';

/** The expenses in the order in which the list shows them, for going on to the next one. */
export interface ListedExpenses {
  readonly ids: readonly string[];
  /** The query of the list's address, so that its filter stays. */
  readonly search: string;
}

/** What the list beside or behind an expense shows; nothing when the expense was opened by itself. */
export function useListedExpenses(): ListedExpenses | undefined {
  return useOutletContext<ListedExpenses | undefined>();
}
