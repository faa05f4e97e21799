import type { Group } from '../group/schema.ts';
import type { Payment } from './balance-sheets.ts';
import type { Party } from './parties.ts';

/** Payer or payee of a payment. */
export interface PaymentPerson {
  readonly id: string;
  readonly name: string;
}

/**
 * Returns the payer and the payee; for a household, the member with the largest balance in that
 * direction.
 */
export function payerAndPayee(
  group: Pick<Group, 'people' | 'balances'>,
  { from, to }: Payment,
  currency: string,
): { readonly from: PaymentPerson; readonly to: PaymentPerson } {
  const balances = group.balances[currency] ?? {};
  const pick = (party: Party, sign: 1 | -1): PaymentPerson => {
    const [id = party.id] = party.members.toSorted(
      (a, b) => sign * ((balances[b] ?? 0) - (balances[a] ?? 0)),
    );
    return { id, name: group.people[id]?.name ?? party.name };
  };
  return { from: pick(from, -1), to: pick(to, 1) };
}
