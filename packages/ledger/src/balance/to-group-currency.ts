import type { AmountsByPerson, LedgerEntry, PersonId } from '../model/expense.ts';
import { allocate } from '../split/allocate.ts';

/**
 * Converts an entry to the group's currency: payers and shares in proportion, summing exactly to
 * its group amount. An entry without a group amount is returned unchanged.
 */
export function toGroupCurrency<Entry extends LedgerEntry>(
  entry: Entry,
  groupCurrency: string,
): Entry {
  const { id, currency, groupAmount } = entry;
  if (currency === groupCurrency || groupAmount === undefined) return entry;
  return {
    ...entry,
    currency: groupCurrency,
    amount: groupAmount,
    payers: rescale(entry.payers, groupAmount, id),
    shares: rescale(entry.shares, groupAmount, id),
  };
}

function rescale(amounts: AmountsByPerson, total: number, id: string): Record<PersonId, number> {
  const weights = { people: Object.keys(amounts), weights: Object.values(amounts) };
  return allocate(total, weights, id);
}
