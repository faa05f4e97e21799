import type { PersonId } from '../model/expense.ts';
import type { PlannedPayment, Position } from './plan.ts';

/** Remaining payments of a plan, and the people whom it doesn't settle. */
export interface KeptPlan {
  readonly payments: readonly PlannedPayment[];
  readonly rest: readonly Position[];
}

/**
 * Updates a plan after some of it was paid, fully or in part. Each connected set of people is kept
 * or replanned separately, so a change to some doesn't reshuffle the others.
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

/**
 * Returns the connected components of the payments: those that share people, directly or
 * indirectly.
 */
function circlesOf(payments: readonly PlannedPayment[]): PlannedPayment[][] {
  const parents = new Map<PersonId, PersonId>();
  const rootOf = (person: PersonId): PersonId => {
    let root = person;
    for (let up = parents.get(root); up !== undefined; up = parents.get(root)) root = up;
    if (root !== person) parents.set(person, root);
    return root;
  };
  for (const { from, to } of payments) {
    const [one, other] = [rootOf(from), rootOf(to)];
    if (one !== other) parents.set(one, other);
  }
  const circles = new Map<PersonId, PlannedPayment[]>();
  for (const payment of payments) {
    const root = rootOf(payment.from);
    const circle = circles.get(root);
    if (circle === undefined) circles.set(root, [payment]);
    else circle.push(payment);
  }
  return [...circles.values()];
}

/** Returns the remaining payments of one component; undefined if they can't settle it anymore. */
function remainder(
  circle: readonly PlannedPayment[],
  balances: ReadonlyMap<PersonId, number>,
): PlannedPayment[] | undefined {
  const open = new Map<PersonId, number>();
  const waiting = new Map<PersonId, Set<PlannedPayment>>();
  for (const payment of circle) {
    for (const person of [payment.from, payment.to]) {
      open.set(person, balances.get(person) ?? 0);
      waiting.set(person, (waiting.get(person) ?? new Set()).add(payment));
    }
  }
  const left = new Map<PlannedPayment, number>();
  // A component without cycles has a person with a single payment, whose balance determines its
  // amount.
  const leaves = [...waiting].filter(([, own]) => own.size === 1).map(([person]) => person);
  for (let person = leaves.pop(); person !== undefined; person = leaves.pop()) {
    const [payment] = waiting.get(person) ?? [];
    if (payment === undefined) continue;
    const amount = (open.get(person) ?? 0) * (person === payment.to ? 1 : -1);
    if (amount < 0 || amount > payment.amount) return undefined;
    add(open, payment.from, amount);
    add(open, payment.to, -amount);
    left.set(payment, amount);
    for (const one of [payment.from, payment.to]) {
      const own = waiting.get(one);
      own?.delete(payment);
      if (own?.size === 1) leaves.push(one);
    }
  }
  if (left.size < circle.length) return undefined;
  if ([...open.values()].some((amount) => amount !== 0)) return undefined;
  return circle
    .map((payment) => ({ ...payment, amount: left.get(payment) ?? 0 }))
    .filter(({ amount }) => amount > 0);
}

function add(sums: Map<PersonId, number>, person: PersonId, amount: number): void {
  sums.set(person, (sums.get(person) ?? 0) + amount);
}
