import { fillPath } from '@quits/firestore';
import { useSyncStatus } from '@quits/firestore/react';
import * as v from 'valibot';
import type { RefusedEdit } from './actions/change-expense.ts';
import { expenses } from './collections.ts';
import { decidedSchema } from './schemas/expense.ts';

const refusedEditSchema = v.object({ base: decidedSchema, edited: decidedSchema });

/** An edit that the server refused because someone else's came first. */
export interface KeptEdit extends RefusedEdit {
  /** Of the refused write. */
  readonly writeId: string;
}

/** The edit of an expense that was refused and waits for a decision, on this device. */
export function useRefusedEdit(groupId: string, expenseId: string): KeptEdit | undefined {
  const { refused } = useSyncStatus();
  const path = `${fillPath(expenses.path, { groupId })}/${expenseId}`;
  for (const { id, label, operations, draft } of refused) {
    if (label !== 'edit-expense' || !operations.some((one) => one.path === path)) continue;
    const parsed = v.safeParse(refusedEditSchema, draft);
    if (parsed.success) return { writeId: id, ...parsed.output };
  }
  return undefined;
}
