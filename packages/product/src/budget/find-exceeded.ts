import { firstResultWithin } from '@quits/firestore';
import { monthOf } from '@quits/ledger';
import type { Database } from '../database.ts';
import { monthId } from '../expense/apply-balance-delta.ts';
import type { NewExpense } from '../expense/new-expense.ts';
import { months } from '../month/collections.ts';
import { type BudgetStanding, budgetStandings } from './budget-standing.ts';
import { budgets } from './collections.ts';

/** Time in which a written expense arrives in the month's totals, in ms: offline, the first result may be older. */
const PATIENCE = 5_000;

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
  const live = database.liveDocument(months, { groupId, id });
  return new Promise((resolve) => {
    const check = () => {
      const state = live.getState();
      const totals = state.status === 'ready' ? state.data : undefined;
      const standings = totals === undefined ? [] : budgetStandings([budget], [totals], month);
      const exceeded = standings.find(({ left }) => left < 0);
      if (exceeded !== undefined) end(exceeded);
    };
    const stop = live.subscribe(check);
    const timer = setTimeout(() => end(undefined), PATIENCE);
    function end(result: BudgetStanding | undefined): void {
      clearTimeout(timer);
      stop();
      resolve(result);
    }
    check();
  });
}
