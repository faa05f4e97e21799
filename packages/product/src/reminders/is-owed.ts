import { pairDebts, sumByHousehold } from '@quits/ledger';
import { partiesOf } from '../balances/parties.ts';
import type { PartyEntry } from '../balances/party-entries.ts';
import type { Group } from '../group/schema.ts';
import type { RemindedAmounts } from './schema.ts';

/** A debt that somebody is to be reminded of. */
export interface Claim {
  /** The person who owes. */
  readonly from: string;
  /** The person who is owed. */
  readonly to: string;
  readonly amounts: RemindedAmounts;
  /** The group's expenses; required only if its debts aren't simplified. */
  readonly entries?: readonly PartyEntry[];
}

/**
 * Returns whether someone owes someone else at least these amounts. If debts are simplified, several plans settle a group, so
 * any amount is right that the one has to pay in all and the other gets in all.
 */
export function isOwed(group: Group, { from, to, amounts, entries = [] }: Claim): boolean {
  const { households } = partiesOf(group);
  const payer = households[from] ?? from;
  const payee = households[to] ?? to;
  if (payer === payee) return false;
  return Object.entries(amounts).every(([currency, amount]) => {
    if (!group.simplify) {
      return pairDebts(entries, currency).some(
        (debt) => debt.from === payer && debt.to === payee && debt.amount >= amount,
      );
    }
    const balances = sumByHousehold(group.balances[currency] ?? {}, households);
    return (balances[payer] ?? 0) <= -amount && (balances[payee] ?? 0) >= amount;
  });
}
