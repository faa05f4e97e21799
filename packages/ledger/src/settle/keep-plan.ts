import type { PersonId } from '../model/expense.ts';
import type { PlannedPayment, Position } from './plan.ts';

/**
 * What is left of a plan after some of it was paid, in whole or in part; undefined when it no longer settles everybody.
 * Pairs stay as they were shown, so a plan is not reshuffled by a payment that follows it.
 */
export function keepPlan(
  shown: readonly PlannedPayment[],
  positions: readonly Position[],
): PlannedPayment[] | undefined {
  const open = new Map<PersonId, number>(positions.map((one) => [one.person, one.amount]));
  const waiting = new Set(shown);
  const left = new Map<PlannedPayment, number>();
  // A plan without circles has a person with one payment only, whose balance says what that payment has to be.
  while (waiting.size > 0) {
    const leaf = findLeaf(waiting);
    if (leaf === undefined) return undefined;
    const { payment, person } = leaf;
    const amount = (open.get(person) ?? 0) * (person === payment.to ? 1 : -1);
    if (amount < 0 || amount > payment.amount) return undefined;
    add(open, payment.from, amount);
    add(open, payment.to, -amount);
    left.set(payment, amount);
    waiting.delete(payment);
  }
  if ([...open.values()].some((amount) => amount !== 0)) return undefined;
  return shown
    .map((payment) => ({ ...payment, amount: left.get(payment) ?? 0 }))
    .filter(({ amount }) => amount > 0);
}

function findLeaf(
  payments: ReadonlySet<PlannedPayment>,
): { payment: PlannedPayment; person: PersonId } | undefined {
  const degree = new Map<PersonId, number>();
  for (const { from, to } of payments) {
    add(degree, from, 1);
    add(degree, to, 1);
  }
  for (const payment of payments) {
    if (degree.get(payment.from) === 1) return { payment, person: payment.from };
    if (degree.get(payment.to) === 1) return { payment, person: payment.to };
  }
  return undefined;
}

function add(sums: Map<PersonId, number>, person: PersonId, amount: number): void {
  sums.set(person, (sums.get(person) ?? 0) + amount);
}
