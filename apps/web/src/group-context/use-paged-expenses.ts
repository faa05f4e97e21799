import { useLiveList } from '@quits/firestore/react';
import { expenses } from '../data/collections.ts';
import { EXPENSES_PAGE, newestFirst } from '../data/questions.ts';
import { useGroup } from './group-context.tsx';

/** The expenses of the open group, newest first, page by page; who asks second costs no reads. */
export function usePagedExpenses() {
  const { id: groupId } = useGroup();
  return useLiveList(expenses, { groupId }, newestFirst, EXPENSES_PAGE);
}
