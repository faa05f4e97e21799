import { useCreatedHere, useLiveList } from '@quits/firestore/react';
import { useMemo } from 'react';
import { expenses } from '../data/collections.ts';
import { EXPENSES_PAGE, newestFirst } from '../data/questions.ts';
import { withCreated } from '../data/with-created.ts';
import { useGroup } from './group-context.tsx';

/**
 * The expenses of the open group, newest first, page by page; who asks second costs no reads. What is
 * added here is among them in the moment of the press.
 */
export function usePagedExpenses() {
  const { id: groupId } = useGroup();
  const [state, loadMore] = useLiveList(expenses, { groupId }, newestFirst, EXPENSES_PAGE);
  const created = useCreatedHere(expenses, { groupId });
  const list = useMemo(
    () =>
      state.status === 'ready'
        ? { ...state, data: withCreated(state.data, created, state.hasMore) }
        : state,
    [state, created],
  );
  return [list, loadMore] as const;
}
