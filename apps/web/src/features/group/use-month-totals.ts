import { useLiveQuery } from '@quits/firestore/react';
import { useIsScreenReady } from '@quits/app-platform/slices/use-is-screen-ready.ts';
import type { Expense } from '@quits/product/expense/schema.ts';
import {
  firstTotals,
  listedTotals,
  type MonthTotals,
  storedTotals,
} from '@quits/product/expense-list/month-totals.ts';
import { months } from '@quits/product/month/collections.ts';
import type { Doc } from '@quits/firestore';
import { useMemo, useState } from 'react';
import { useGroup } from '../../open-group/group-context.tsx';

/**
 * Returns the spending of each listed month: the stored totals, or the sums of the listed expenses if these are filtered.
 * Read after the list.
 */
export function useMonthTotals(
  expenses: readonly Doc<Expense>[],
  { isFiltered }: { readonly isFiltered: boolean },
): MonthTotals {
  const { id: groupId, data } = useGroup();
  const isReady = useIsScreenReady();
  const since = firstTotals(expenses);
  const isAsked = isReady && !isFiltered && since !== undefined;
  const state = useLiveQuery(months, isAsked ? { groupId } : undefined, (query) =>
    query.whereId('>=', since ?? ''),
  );
  const found = state.status === 'ready' ? state.data : undefined;
  // Earlier months are another query: show the totals of the others until it has loaded.
  const [known, setKnown] = useState(found);
  if (found !== undefined && found !== known) setKnown(found);
  return useMemo(
    () =>
      isFiltered ? listedTotals(expenses, data.currency) : storedTotals(known ?? [], data.currency),
    [isFiltered, expenses, known, data.currency],
  );
}
