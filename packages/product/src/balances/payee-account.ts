import type { Group } from '../group/schema.ts';
import type { Payment } from './balance-sheets.ts';
import { payerAndPayee } from './payer-and-payee.ts';

/**
 * Returns the account that receives a payment, whose payment details the payer needs; `undefined`
 * if the payee has none. In a household it may be another member's.
 */
export function payeeAccount(
  group: Pick<Group, 'people' | 'balances' | 'memberUids'>,
  payment: Payment,
  currency: string,
): string | undefined {
  const payee = payerAndPayee(group, payment, currency).to.id;
  return [payee, ...payment.to.members]
    .map((id) => group.people[id]?.uid)
    .find((uid) => uid !== undefined && group.memberUids.includes(uid));
}
