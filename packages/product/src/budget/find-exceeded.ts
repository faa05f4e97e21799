import { firstResultWithin } from '@quits/firestore';
import { monthOf } from '@quits/ledger';
import type { Database } from '../database.ts';
import { monthId } from '../expense/apply-balance-delta.ts';
import type { NewExpense } from '../expense/new-expense.ts';
import { months } from '../month/collections.ts';
import { type BudgetStanding, budgetStandings } from './budget-standing.ts';
import { budgets } from './collections.ts';

/**
 * Returns the budget that is exceeded in the month of an expense that was just written; `undefined` if there is none, if the
 * expense is of another month than `today`, `YYYY-MM-DD`, or if the device doesn't know. Reads up to two documents.
 */
export async function findExceeded(
  database: Database,
  groupId: string,
  expense: Pick<NewExpense, 'kind' | 'category' | 'date'>,
  today: string,
): Promise<BudgetStanding | undefined> {
  const month = monthOf(today);
  if (expense.kind !== 'expense' || monthOf(expense.date) !== month) return undefined;
  const found = await firstResultWithin(
    database.liveDocument(budgets, { groupId, id: expense.category }),
  );
  const budget = found.ok && found.value.status === 'ready' ? found.value.data : undefined;
  if (budget === undefined) return undefined;
  const id = monthId({ month, currency: budget.data.currency, isPaid: false });
  const read = await firstResultWithin(database.liveDocument(months, { groupId, id }));
  const totals = read.ok && read.value.status === 'ready' ? read.value.data : undefined;
  if (totals === undefined) return undefined;
  return budgetStandings([budget], [totals], month).find(({ left }) => left < 0);
}
