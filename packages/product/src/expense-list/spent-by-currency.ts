import type { Doc } from '@quits/firestore';
import type { Expense } from '../expense/schema.ts';

/** Sum of expenses in one currency. */
export interface Spent {
  readonly currency: string;
  /** Minor units; negative if income exceeds spending. */
  readonly spent: number;
}

/** Sums expenses by currency, less income; payments don't count. */
export function spentByCurrency(expenses: readonly Doc<Expense>[]): readonly Spent[] {
  const sums = new Map<string, number>();
  for (const { data } of expenses) {
    if (data.kind === 'payment' || data.deletedAt !== undefined) continue;
    const minor = data.kind === 'income' ? -data.amount : data.amount;
    sums.set(data.currency, (sums.get(data.currency) ?? 0) + minor);
  }
  return [...sums].map(([currency, spent]) => ({ currency, spent }));
}
