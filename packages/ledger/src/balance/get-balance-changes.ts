import type { LedgerEntry, PersonId } from '../model/expense.ts';
import { getOwn } from '../model/get-own.ts';
import { setOwn } from '../model/set-own.ts';

/** Fields of an entry that change balances. */
export type Moving = Pick<LedgerEntry, 'kind' | 'payers' | 'shares'>;

/**
 * Returns the minor units that an entry adds to each person's balance: payment minus share, negated
 * for income. They sum to 0; people whose balance doesn't change are left out.
 */
export function getBalanceChanges({ kind, payers, shares }: Moving): Record<PersonId, number> {
  const sign = kind === 'income' ? -1 : 1;
  const effect: Record<PersonId, number> = {};
  for (const [person, paid] of Object.entries(payers)) {
    const net = paid - (getOwn(shares, person) ?? 0);
    if (net !== 0) setOwn(effect, person, sign * net);
  }
  for (const [person, share] of Object.entries(shares)) {
    if (share !== 0 && !Object.hasOwn(payers, person)) setOwn(effect, person, -sign * share);
  }
  return effect;
}
