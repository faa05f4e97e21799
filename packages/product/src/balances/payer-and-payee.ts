import type { Group } from '../group/schema.ts';
import type { Payment } from './balance-sheets.ts';
import type { Party } from './parties.ts';

/** A person by whom, or to whom, a payment goes. */
export interface PaymentPerson {
  readonly id: string;
  readonly name: string;
}

/** Who pays and who is paid: of a household, the one whose own balance is furthest from even. */
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
