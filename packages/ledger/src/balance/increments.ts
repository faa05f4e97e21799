import type { LedgerEntry, PersonId } from '../model/expense.ts';
import { getBalanceChanges } from './get-balance-changes.ts';
import { getOwn } from '../model/get-own.ts';
import { setOwn } from '../model/set-own.ts';

/** Minor units to add, by currency and person. */
export type Increments = Record<string, Record<PersonId, number>>;

type Moving = Pick<LedgerEntry, 'kind' | 'currency' | 'payers' | 'shares'>;

/**
 * Returns the changes that one entry makes to stored balances: omit `before` for a new entry,
 * `after` for a deleted one. Unchanged values are left out.
 */
export function balanceIncrements(change: { before?: Moving; after?: Moving }): Increments {
  const increments: Increments = {};
  if (change.after !== undefined) merge(increments, change.after, 1);
  if (change.before !== undefined) merge(increments, change.before, -1);
  return withoutZeros(increments);
}

function merge(increments: Increments, entry: Moving, sign: 1 | -1): void {
  const byPerson = (increments[entry.currency] ??= {});
  for (const [person, amount] of Object.entries(getBalanceChanges(entry))) {
    setOwn(byPerson, person, (getOwn(byPerson, person) ?? 0) + sign * amount);
  }
}

function withoutZeros(increments: Increments): Increments {
  return Object.fromEntries(
    Object.entries(increments)
      .map(([currency, byPerson]): [string, Record<PersonId, number>] => [
        currency,
        Object.fromEntries(Object.entries(byPerson).filter(([, amount]) => amount !== 0)),
      ])
      .filter(([, byPerson]) => Object.keys(byPerson).length > 0),
  );
}
