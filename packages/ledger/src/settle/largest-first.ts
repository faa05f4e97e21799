import type { PlannedPayment, Position } from './plan.ts';
import { takePairs } from './small-groups.ts';

/** Payments so far, and the remaining positions. */
export interface Reduced {
  readonly payments: PlannedPayment[];
  readonly rest: Position[];
}

/**
 * Makes the largest debtor pay the largest creditor until at most `limit` people are left, and
 * pairs exact opposites whenever they occur. Each payment settles at least one person.
 */
export function payLargestFirst(positions: readonly Position[], limit: number): Reduced {
  const payments: PlannedPayment[] = [];
  let rest = [...positions];
  while (rest.length > limit) {
    const { groups, rest: unpaired } = takePairs(rest);
    if (groups.length > 0) {
      payments.push(...groups.flatMap(payPair));
      rest = unpaired;
    } else {
      rest = payOnce(rest, payments);
    }
  }
  return { payments, rest };
}

function payPair([a, b]: readonly Position[]): PlannedPayment[] {
  if (a === undefined || b === undefined) return [];
  const [from, to] = a.amount < 0 ? [a, b] : [b, a];
  return [{ from: from.person, to: to.person, amount: to.amount }];
}

function payOnce(positions: readonly Position[], payments: PlannedPayment[]): Position[] {
  const [first] = positions;
  if (first === undefined) return [];
  const to = positions.reduce((most, one) => (one.amount > most.amount ? one : most), first);
  const from = positions.reduce((most, one) => (one.amount < most.amount ? one : most), first);
  const amount = Math.min(to.amount, -from.amount);
  payments.push({ from: from.person, to: to.person, amount });
  return positions
    .map((one) => {
      if (one === to) return { ...one, amount: one.amount - amount };
      return one === from ? { ...one, amount: one.amount + amount } : one;
    })
    .filter((one) => one.amount !== 0);
}
