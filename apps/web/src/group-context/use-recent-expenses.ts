import type { Doc } from '@quits/firestore';
import { useLiveQuery } from '@quits/firestore/react';
import { expenses } from '../data/collections.ts';
import type { Expense } from '../data/schemas/expense.ts';
import { useGroup } from './group-context.tsx';

const NONE: readonly Doc<Expense>[] = [];

/**
 * The latest expenses of the open group, newest first. The same question as the first page of the
 * list asks, so that it costs no reads of its own.
 */
export function useRecentExpenses(): readonly Doc<Expense>[] {
  const { id: groupId } = useGroup();
  const recent = useLiveQuery(expenses, { groupId }, (query) =>
    query.orderBy('date', 'desc').orderBy('createdAt', 'desc').limit(50),
  );
  return recent.status === 'ready' ? recent.data : NONE;
}
