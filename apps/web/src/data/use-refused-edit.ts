import { resolvePath } from '@quits/firestore';
import { useSyncStatus } from '@quits/firestore/react';
import * as v from 'valibot';
import type { RefusedEdit } from '@quits/product/expense/change-expense.ts';
import { expenses } from '@quits/product/expense/collections.ts';
import { linksOf } from '@quits/product/refused/refused-chain.ts';
import { refusedEditSchema } from '@quits/product/refused/refused-edit-schema.ts';

/** An edit that the server rejected because of another member's change. */
export interface KeptEdit extends RefusedEdit {
  /** Id of the rejected write. */
  readonly writeId: string;
}

/**
 * Returns the rejected edit of an expense that awaits a decision on this device. Consecutive edits
 * are combined into one: from the base of the first to the result of the last.
 */
export function useRefusedEdit(groupId: string, expenseId: string): KeptEdit | undefined {
  const { rejected: refused } = useSyncStatus();
  const path = `${resolvePath(expenses.path, { groupId })}/${expenseId}`;
  for (const write of refused) {
    const edits = linksOf(write).flatMap(({ label, operations, draft }) => {
      if (label !== 'edit-expense' || !operations.some((one) => one.path === path)) return [];
      const parsed = v.safeParse(refusedEditSchema, draft);
      return parsed.success ? [parsed.output] : [];
    });
    const [first] = edits;
    const last = edits.at(-1);
    if (first === undefined || last === undefined) continue;
    return { writeId: write.id, base: first.base, edited: last.edited };
  }
  return undefined;
}
