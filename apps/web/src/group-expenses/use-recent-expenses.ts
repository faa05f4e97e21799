import type { Doc } from '@quits/firestore';
import type { Expense } from '@quits/product/expense/schema.ts';
import { usePagedExpenses } from './use-paged-expenses.ts';

const NONE: readonly Doc<Expense>[] = [];

/** The latest expenses of the open group, newest first: those that its list begins with. */
export function useRecentExpenses(): readonly Doc<Expense>[] {
  const [recent] = usePagedExpenses();
  return recent.status === 'ready' ? recent.data : NONE;
}
