import { sumByHousehold } from '@quits/ledger';
import type { Group } from '../group/schema.ts';
import { householdsOf } from '../group/households-of.ts';
import type { Payment } from './balance-sheets.ts';

/**
 * Minor units of a planned payment that are owed by now: others may have recorded it while somebody
 * looked at it. Where debts are not combined the balances of the two say less than their debt.
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
