import type { Doc } from '@quits/firestore';
import type { ExportedBudget } from '@quits/ledger/files';
import type { Budget } from '../budget/schema.ts';
import type { Group } from '../group/schema.ts';

/** Returns a group's monthly budgets in the format of its export files. */
export function exportedBudgets(group: Group, budgets: readonly Doc<Budget>[]): ExportedBudget[] {
  return budgets.map(({ id, data: { amount, currency } }) => ({
    category: group.categories[id]?.name ?? id,
    amount,
    currency,
  }));
}
