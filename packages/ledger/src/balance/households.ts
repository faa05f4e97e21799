import type { AmountsByPerson, LedgerEntry, PersonId } from '../model/expense.ts';
import { getOwn } from '../model/get-own.ts';
import { setOwn } from '../model/set-own.ts';

/** Household that each person settles with; people not listed settle on their own. */
export type Households = Readonly<Record<PersonId, string>>;

/** Sums amounts by household, under the household's name; people without one keep their own id. */
export function sumByHousehold(
  amounts: AmountsByPerson,
  households: Households,
): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [person, amount] of Object.entries(amounts)) {
    const unit = getOwn(households, person) ?? person;
    setOwn(sums, unit, (getOwn(sums, unit) ?? 0) + amount);
  }
  return sums;
}

/**
 * Converts an entry to one between households, for debts and their explanations; the people's own
 * shares don't change.
 */
export function groupByHousehold<Entry extends Pick<LedgerEntry, 'payers' | 'shares'>>(
  entry: Entry,
  households: Households,
): Entry {
  return {
    ...entry,
    payers: sumByHousehold(entry.payers, households),
    shares: sumByHousehold(entry.shares, households),
  };
}
