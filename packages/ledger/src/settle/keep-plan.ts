import type { PersonId } from '../model/expense.ts';
import type { PlannedPayment, Position } from './plan.ts';

/** What is left of a plan, and everybody whom it does not settle. */
export interface KeptPlan {
  readonly payments: readonly PlannedPayment[];
  readonly rest: readonly Position[];
}

/**
 * What is left of a plan after some of it was paid, in whole or in part. Each circle of people who
 * pay one another is kept or given up by itself, so news about some does not reshuffle the others.
 */
export function keepPlan(
  shown: readonly PlannedPayment[],
  positions: readonly Position[],
): KeptPlan {
  const open = new Map<PersonId, number>(positions.map((one) => [one.person, one.amount]));
  const payments: PlannedPayment[] = [];
  const settled = new Set<PersonId>();
  for (const circle of circlesOf(shown)) {
    const left = remainder(circle, open);
    if (left === undefined) continue;
    payments.push(...left);
    for (const { from, to } of circle) settled.add(from).add(to);
  }
  return { payments, rest: positions.filter(({ person }) => !settled.has(person)) };
}

/** Payments that have a person in common, directly or over others. */
function circlesOf(payments: readonly PlannedPayment[]): PlannedPayment[][] {
  let circles: { people: Set<PersonId>; payments: PlannedPayment[] }[] = [];
  for (const payment of payments) {
    const meets = ({ people }: { people: Set<PersonId> }): boolean =>
      people.has(payment.from) || people.has(payment.to);
    const joined = circles.filter(meets);
    circles = [
      ...circles.filter((circle) => !meets(circle)),
      {
        people: new Set([payment.from, payment.to, ...joined.flatMap((one) => [...one.people])]),
        payments: [...joined.flatMap((one) => one.payments), payment],
      },
    ];
  }
  return circles.map((circle) => circle.payments);
}

/** What is left to pay in one circle; undefined when these payments can't settle it any more. */
function remainder(
  circle: readonly PlannedPayment[],
  balances: ReadonlyMap<PersonId, number>,
): PlannedPayment[] | undefined {
  const open = new Map(
    circle.flatMap(({ from, to }) => [from, to]).map((one) => [one, balances.get(one) ?? 0]),
  );
  const waiting = new Set(circle);
  const left = new Map<PlannedPayment, number>();
  // A plan that does not go round has a person with one payment only, whose balance says what that
  // payment has to be.
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
  return circle
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
