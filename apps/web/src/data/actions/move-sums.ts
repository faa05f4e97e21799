import { increment, serverTimestamp, type WriteBatch } from '@quits/firestore';
import { balanceIncrements, monthIncrements } from '@quits/ledger';
import { groups, months } from '../collections.ts';
import { countedEntry } from '../counted-entry.ts';
import type { NewExpense } from './new-expense.ts';

/** What changes about one expense: leave `before` out for a new one, `after` for a deleted one. */
export interface ExpenseChange {
  readonly groupId: string;
  readonly expenseId: string;
  readonly before?: NewExpense;
  readonly after?: NewExpense;
}

/**
 * Adds what a change of an expense moves to a write: the group's balances and count, and the months'
 * totals, all as increments, so that they stay exact whoever else writes meanwhile.
 */
export function moveSums(batch: WriteBatch, change: ExpenseChange): void {
  const { groupId, expenseId, before, after } = change;
  const entries = {
    ...(before === undefined ? {} : { before: countedEntry(expenseId, before) }),
    ...(after === undefined ? {} : { after: countedEntry(expenseId, after) }),
  };
  const count = (after === undefined ? 0 : 1) - (before === undefined ? 0 : 1);
  batch.update(groups, {}, groupId, {
    ...dotted('balances', balanceIncrements(entries)),
    ...(count === 0 ? {} : { expenseCount: increment(count) }),
    lastExpenseId: expenseId,
    lastActivityAt: serverTimestamp(),
  });
  for (const [month, byCurrency] of Object.entries(monthIncrements(entries))) {
    batch.merge(months, { groupId }, month, {
      totals: Object.fromEntries(
        Object.entries(byCurrency).map(([currency, { byCategory, byPerson, byPayer }]) => [
          currency,
          {
            byCategory: increments(byCategory),
            byPerson: increments(byPerson),
            byPayer: increments(byPayer),
          },
        ]),
      ),
    });
  }
}

function increments(amounts: Readonly<Record<string, number>>) {
  return Object.fromEntries(Object.entries(amounts).map(([key, minor]) => [key, increment(minor)]));
}

function dotted(field: string, byCurrency: Readonly<Record<string, Record<string, number>>>) {
  return Object.fromEntries(
    Object.entries(byCurrency).flatMap(([currency, byPerson]) =>
      Object.entries(byPerson).map(([personId, minor]) => [
        `${field}.${currency}.${personId}`,
        increment(minor),
      ]),
    ),
  );
}
