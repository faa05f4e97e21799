import { err, ok, type Result } from '@quits/errors';
import type { AmountsByPerson } from '../model/expense.ts';
import { keepPlan } from './keep-plan.ts';
import { payLargestFirst } from './largest-first.ts';
import { payInOrder } from './pay-in-order.ts';
import type { PlannedPayment, Position, SettlementPlan } from './plan.ts';
import { isMember, packSets } from './pack-sets.ts';
import { takePairs, takeTriples } from './small-groups.ts';
import { divideExactly, MAX_EXACT_PEOPLE } from './zero-sum-subsets.ts';
import { findZeroSets, SETS_LIMIT } from './zero-sets.ts';
import { takeZeroSumSubsets } from './windowed-subsets.ts';

/** Plain data, so it can be sent to a worker as it is. */
export interface SimplifyDebtsRequest {
  /**
   * Minor units in one currency, by person or by household; sums to 0. Positive: the group owes
   * them.
   */
  readonly balances: AmountsByPerson;
  /** Payments shown to the user before; kept as long as they still settle the group. */
  readonly previousPlan?: readonly PlannedPayment[];
}

/** Reason why there is no plan. */
export type SimplifyDebtsError =
  /** The sum of the balances in minor units, if it isn't 0. */
  | { readonly code: 'unbalanced'; readonly by: number }
  /** A balance is not an integer, or their total exceeds 2^53. */
  | { readonly code: 'bad-balance' };

/**
 * Plans payments that settle all balances with the fewest payments: provably with up to 20 people
 * without an exact opposite, nearly always with up to 40 of ordinary amounts; beyond that as few as
 * it finds. A pure function of plain data: equal balances give an equal plan, whatever their order.
 */
export function simplifyDebts(
  request: SimplifyDebtsRequest,
): Result<SettlementPlan, SimplifyDebtsError> {
  const positions = toPositions(request.balances);
  const owed = positions.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  if (!Number.isSafeInteger(owed) || !positions.every(isWhole)) return err({ code: 'bad-balance' });
  const by = positions.reduce((sum, { amount }) => sum + amount, 0);
  if (by !== 0) return err({ code: 'unbalanced', by });
  const plan = planFor(positions);
  return ok(
    request.previousPlan === undefined ? plan : preferShown(plan, request.previousPlan, positions),
  );
}

/** Maximum number of people without an opposite that are divided within a few milliseconds. */
const QUICK_LIMIT = 16;

/**
 * Returns whether planning takes at most a few milliseconds, so that it can run on the main thread.
 */
export function isQuickToSettle({ balances }: SimplifyDebtsRequest): boolean {
  const { rest } = takePairs(toPositions(balances));
  return rest.length <= QUICK_LIMIT || hasOneSide(rest);
}

/** Keeps the shown plan as far as it settles and replans the rest, unless a new plan is shorter. */
function preferShown(
  plan: SettlementPlan,
  shown: readonly PlannedPayment[],
  positions: readonly Position[],
): SettlementPlan {
  const kept = keepPlan(shown, positions);
  const isWhole = kept.rest.length === 0;
  const payments = isWhole
    ? [...kept.payments]
    : [...kept.payments, ...planFor(kept.rest).payments];
  if (!isWhole && payments.length > plan.payments.length) return plan;
  const isOptimal = plan.isOptimal && payments.length === plan.payments.length;
  return { payments: sorted(payments), isOptimal, lowerBound: plan.lowerBound };
}

function isWhole({ amount }: Position): boolean {
  return Number.isSafeInteger(amount);
}

function toPositions(balances: AmountsByPerson): Position[] {
  return Object.entries(balances)
    .filter(([, amount]) => amount !== 0)
    .map(([person, amount]) => ({ person, amount }))
    .sort((a, b) => (a.person < b.person ? -1 : 1));
}

function planFor(positions: readonly Position[]): SettlementPlan {
  const pairs = takePairs(positions);
  const paired = pairs.groups.flatMap(payInOrder);
  const { rest } = pairs;
  // Every group needs a creditor and a debtor, so with one person on a side there is one group.
  const exact = hasOneSide(rest)
    ? payInOrder(rest)
    : rest.length <= MAX_EXACT_PEOPLE
      ? divideExactly(rest).flatMap(payInOrder)
      : undefined;
  if (exact !== undefined) {
    const payments = sorted([...paired, ...exact]);
    return { payments, isOptimal: true, lowerBound: payments.length };
  }
  const packed = rest.length <= SETS_LIMIT ? withSets(rest) : undefined;
  const lowerBound = paired.length + (packed?.lowerBound ?? fewestWithoutPairs(rest));
  const found = packed === undefined ? [] : [[...paired, ...packed.payments]];
  const isBest = found.some(({ length }) => length === lowerBound);
  // Without a proof, compare with the simple plans.
  const others = isBest
    ? []
    : [
        [...paired, ...withGroups(rest)],
        payLargestFirst(positions, 0).payments,
        payInOrder(positions),
      ];
  const payments = sorted(shortest([...found, ...others]));
  return { payments, isOptimal: payments.length === lowerBound, lowerBound };
}

function hasOneSide(positions: readonly Position[]): boolean {
  const creditors = positions.filter(({ amount }) => amount > 0).length;
  return Math.min(creditors, positions.length - creditors) <= 1;
}

/**
 * Plans with as many small groups as the search finds among up to 60 people; returns its lower
 * bound too.
 */
function withSets(positions: readonly Position[]): {
  readonly payments: PlannedPayment[];
  readonly lowerBound: number;
} {
  const { sets, most } = packSets(positions.length, findZeroSets(positions));
  const groups = sets.map((set) => positions.filter((_, place) => isMember(set, place)));
  const taken = new Set(groups.flat());
  const rest = positions.filter((position) => !taken.has(position));
  return {
    payments: [...groups.flatMap(payInOrder), ...payRest(rest)],
    lowerBound: Math.max(positions.length - most, fewestWithoutPairs(positions)),
  };
}

/** Plans with triples first, and with larger zero-sum groups where that is shorter. */
function withGroups(positions: readonly Position[]): PlannedPayment[] {
  const triples = takeTriples(positions);
  const larger = takeZeroSumSubsets(triples.rest);
  const rest = shortest([
    payRest(triples.rest),
    [...larger.groups.flatMap(payInOrder), ...payRest(larger.rest)],
  ]);
  return [...triples.groups.flatMap(payInOrder), ...rest];
}

/** The first of the shortest plans. */
function shortest(plans: readonly PlannedPayment[][]): PlannedPayment[] {
  return plans.reduce((best, plan) => (plan.length < best.length ? plan : best));
}

function payRest(positions: readonly Position[]): PlannedPayment[] {
  const { payments, rest } = payLargestFirst(positions, MAX_EXACT_PEOPLE);
  return [...payments, ...divideExactly(rest).flatMap(payInOrder)];
}

/**
 * Returns a lower bound on payments: without opposite pairs a group has at least three people, with
 * a creditor and a debtor.
 */
function fewestWithoutPairs(rest: readonly Position[]): number {
  const creditors = rest.filter(({ amount }) => amount > 0).length;
  const groups = Math.min(Math.floor(rest.length / 3), creditors, rest.length - creditors);
  return rest.length - groups;
}

function sorted(payments: readonly PlannedPayment[]): PlannedPayment[] {
  return [...payments].sort((a, b) => {
    if (a.from !== b.from) return a.from < b.from ? -1 : 1;
    return a.to < b.to ? -1 : 1;
  });
}
