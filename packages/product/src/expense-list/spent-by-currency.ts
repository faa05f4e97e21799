import type { Doc } from '@quits/firestore';
import type { Expense } from '../expense/schema.ts';

/** What expenses come to in one currency. */
export interface Spent {
  readonly currency: string;
  /** Minor units; below zero when more came in than went out. */
  readonly spent: number;
}

/** Adds expenses up, with what came in taken off; payments only move money and do not count. */
export function spentByCurrency(expenses: readonly Doc<Expense>[]): readonly Spent[] {
  const sums = new Map<string, number>();
  for (const { data } of expenses) {
    if (data.kind === 'payment' || data.deletedAt !== undefined) continue;
    const minor = data.kind === 'income' ? -data.amount : data.amount;
    sums.set(data.currency, (sums.get(data.currency) ?? 0) + minor);
  }
  return [...sums].map(([currency, spent]) => ({ currency, spent }));
}
