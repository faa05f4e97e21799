import type { PersonId } from '../model/expense.ts';
import { type DebtEntry, getEntryDebts } from './debts.ts';
import { getBalanceChanges } from './get-balance-changes.ts';
import { getOwn } from '../model/get-own.ts';

/** Effect of one entry on a debt or balance. */
export interface Reason<Entry> {
  readonly entry: Entry;
  /** Minor units; negative if the entry reduces the debt or balance. */
  readonly amount: number;
  /** Minor units after this entry. */
  readonly running: number;
}

/**
 * Returns the entries behind what `from` owes `to`, in the given order. The last running sum equals
 * the result of `pairDebts`, negative if `to` owes `from`.
 */
export function explainDebt<Entry extends DebtEntry>(
  entries: Iterable<Entry>,
  debt: { readonly from: PersonId; readonly to: PersonId; readonly currency: string },
): Reason<Entry>[] {
  return reasons(entries, debt.currency, (entry) => {
    let amount = 0;
    for (const one of getEntryDebts(entry)) {
      if (one.from === debt.from && one.to === debt.to) amount += one.amount;
      if (one.from === debt.to && one.to === debt.from) amount -= one.amount;
    }
    return amount;
  });
}

/**
 * Returns the entries behind one person's balance, in the given order; the last running sum is the
 * balance.
 */
export function explainBalance<Entry extends DebtEntry>(
  entries: Iterable<Entry>,
  balance: { readonly person: PersonId; readonly currency: string },
): Reason<Entry>[] {
  return reasons(
    entries,
    balance.currency,
    (entry) => getOwn(getBalanceChanges(entry), balance.person) ?? 0,
  );
}

function reasons<Entry extends DebtEntry>(
  entries: Iterable<Entry>,
  currency: string,
  amountOf: (entry: Entry) => number,
): Reason<Entry>[] {
  const found: Reason<Entry>[] = [];
  let running = 0;
  for (const entry of entries) {
    const amount = entry.currency === currency ? amountOf(entry) : 0;
    if (amount === 0) continue;
    running += amount;
    found.push({ entry, amount, running });
  }
  return found;
}
