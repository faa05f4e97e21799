import { toGroupCurrency, type StatisticsEntry, type LedgerEntry } from '@quits/ledger';
import type { NewExpense } from './new-expense.ts';
import type { Counted } from './schema.ts';

/**
 * Returns the amounts that balances count for an expense: in the group's currency at the time if
 * there was a rate, otherwise in its own; negative for income. Stored with the expense, so that the
 * rules can check the sums against it.
 */
export function countedOf(id: string, expense: NewExpense): Counted {
  const { kind, currency, amount, payers, shares, groupAmount, groupCurrency } = expense;
  const own = { id, kind, currency, amount, payers, shares };
  const entry =
    groupAmount === undefined || groupCurrency === undefined
      ? own
      : toGroupCurrency({ ...own, groupAmount }, groupCurrency);
  const sign = kind === 'income' ? -1 : 1;
  return {
    currency: entry.currency,
    amount: sign * entry.amount,
    paid: signed(entry.payers, sign),
    owed: signed(entry.shares, sign),
  };
}

/** An expense with its stored `counted`, if any. */
export type LedgerExpense = NewExpense & { readonly counted?: Counted };

/**
 * Returns the ledger entry that balances and totals count for an expense: its stored `counted`,
 * computed for expenses of the first version. Use it to sum up a history.
 */
export function toLedgerEntry(id: string, expense: LedgerExpense): LedgerEntry & StatisticsEntry {
  const { kind, date, category } = expense;
  const { currency, amount, paid, owed } = expense.counted ?? countedOf(id, expense);
  const sign = kind === 'income' ? -1 : 1;
  return {
    id,
    kind,
    currency,
    amount: sign * amount,
    payers: signed(paid, sign),
    shares: signed(owed, sign),
    date,
    category,
  };
}

function signed(amounts: Readonly<Record<string, number>>, sign: 1 | -1): Record<string, number> {
  if (sign === 1) return { ...amounts };
  return Object.fromEntries(
    Object.entries(amounts).map(([id, minor]) => [id, minor === 0 ? 0 : -minor]),
  );
}
