import { toGroupCurrency, type StatisticsEntry, type LedgerEntry } from '@quits/ledger';
import type { NewExpense } from './new-expense.ts';
import type { Counted } from './schema.ts';

/**
 * What an expense counts: in the group's currency of its day when a rate was given, in its own
 * otherwise; negative for money that came in. It is stored with the expense, so that the rules can
 * compare sums with it.
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

/** An expense with what is stored of its counting, if it is stored. */
export type LedgerExpense = NewExpense & { readonly counted?: Counted };

/**
 * An expense as balances and totals count it: by what is stored, and for expenses of the first version
 * by what would be. Whoever adds up the history has to count with this.
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
