import { inGroupCurrency, type StatisticsEntry, type LedgerEntry } from '@quits/ledger';
import type { NewExpense } from './actions/new-expense.ts';

/**
 * An expense as balances and totals count it: in the group's currency of its day when a rate was
 * given, in its own otherwise. Whoever adds up the history has to count with this.
 */
export function countedEntry(id: string, expense: NewExpense): LedgerEntry & StatisticsEntry {
  const { kind, currency, amount, payers, shares, date, category } = expense;
  const { groupAmount, groupCurrency } = expense;
  const entry = { id, kind, currency, amount, payers, shares, date, category };
  if (groupAmount === undefined || groupCurrency === undefined) return entry;
  return inGroupCurrency({ ...entry, groupAmount }, groupCurrency);
}
