import type { PlannedPayment, Position } from './plan.ts';

/**
 * Settles positions that sum to 0 in at most one payment fewer than there are people: the first
 * debtor pays the first creditor. Ordering by position instead of size keeps the rest of a plan
 * stable when one payment is made.
 */
export function payInOrder(positions: readonly Position[]): PlannedPayment[] {
  const debtors = positions.filter(({ amount }) => amount < 0);
  const creditors = positions.filter(({ amount }) => amount > 0);
  const payments: PlannedPayment[] = [];
  let [debt, credit, next] = [0, 0, 0];
  let creditor: Position | undefined;
  for (const debtor of debtors) {
    debt = -debtor.amount;
    while (debt > 0) {
      if (credit === 0) {
        creditor = creditors[next];
        next += 1;
        credit = creditor?.amount ?? 0;
      }
      if (creditor === undefined) break;
      const amount = Math.min(debt, credit);
      payments.push({ from: debtor.person, to: creditor.person, amount });
      debt -= amount;
      credit -= amount;
    }
  }
  return payments;
}
