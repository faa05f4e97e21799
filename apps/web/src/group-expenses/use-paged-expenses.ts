import { usePendingCreates } from '@quits/firestore/react';
import { useMemo } from 'react';
import { useHeldList } from '@quits/app-platform/screen/use-held.ts';
import { expenses } from '@quits/product/expense/collections.ts';
import { EXPENSES_PAGE, newestFirst } from '@quits/product/queries.ts';
import { withCreated } from '@quits/product/history/with-created.ts';
import { useGroup } from '../open-group/group-context.tsx';

/**
 * Returns the expenses of the open group, newest first, page by page; further subscribers cost no
 * reads. Includes new expenses immediately.
 */
export function usePagedExpenses() {
  const { id: groupId } = useGroup();
  const [state, loadMore] = useHeldList(expenses, { groupId }, newestFirst, EXPENSES_PAGE);
  const created = usePendingCreates(expenses, { groupId });
  const list = useMemo(
    () =>
      state.status === 'ready'
        ? { ...state, data: withCreated(state.data, created, state.hasMore) }
        : state,
    [state, created],
  );
  return [list, loadMore] as const;
}
