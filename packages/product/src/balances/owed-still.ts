import { sumByHousehold } from '@quits/ledger';
import type { Group } from '../group/schema.ts';
import { householdsOf } from '../group/households-of.ts';
import type { Payment } from './balance-sheets.ts';

/**
 * Returns the minor units of a planned payment that are still owed: another member may have
 * recorded it in the meantime. Without simplified debts the full payment is returned, since
 * balances can be lower than the debt between two people.
 */
export function owedStill(
  group: Pick<Group, 'people' | 'balances' | 'simplify'>,
  { payment, currency }: { readonly payment: Payment; readonly currency: string },
): number {
  if (!group.simplify) return payment.minor;
  const sums = sumByHousehold(group.balances[currency] ?? {}, householdsOf(group));
  const owed = Math.min(-(sums[payment.from.id] ?? 0), sums[payment.to.id] ?? 0);
  return Math.max(0, Math.min(payment.minor, owed));
}
