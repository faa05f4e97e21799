import type { LedgerEntry, PersonId } from '../model/expense.ts';
import { getOwn } from '../model/get-own.ts';
import { setOwn } from '../model/set-own.ts';

/** The part of an entry that moves balances. */
export type Moving = Pick<LedgerEntry, 'kind' | 'payers' | 'shares'>;

/**
 * Minor units that an entry adds to each person's balance: what they paid minus what was theirs,
 * the other way round for money that came in. Sums to 0; people whom it leaves as they are do not
 * appear.
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
