import type { Payment } from '../balances/balance-sheets.ts';
import { payerAndPayee } from '../balances/payer-and-payee.ts';
import type { Group } from '../group/schema.ts';

/** Returns the account that can be reminded of a payment; `undefined` if the payer has none. In a household it may be another member's. */
export function payerAccount(
  group: Pick<Group, 'people' | 'balances' | 'memberUids'>,
  payment: Payment,
  currency: string,
): string | undefined {
  const payer = payerAndPayee(group, payment, currency).from.id;
  return [payer, ...payment.from.members]
    .map((id) => group.people[id]?.uid)
    .find((uid) => uid !== undefined && group.memberUids.includes(uid));
}
