import { useLiveList } from '@quits/firestore/react';
import { expenses } from '../data/collections.ts';
import { useGroup } from './group-context.tsx';

/** Small enough for a group to open with few reads, large enough to fill any screen. */
const PAGE = 40;

/** The expenses of the open group, newest first, page by page; who asks second costs no reads. */
export function usePagedExpenses() {
  const { id: groupId } = useGroup();
  return useLiveList(
    expenses,
    { groupId },
    (query) => query.orderBy('date', 'desc').orderBy('createdAt', 'desc'),
    { pageSize: PAGE },
  );
}
