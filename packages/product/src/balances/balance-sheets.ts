import {
  pairDebts,
  type PlannedPayment,
  simplifyDebts,
  type SimplifyDebtsRequest,
  sumByHousehold,
} from '@quits/ledger';
import type { Group } from '../group/schema.ts';
import type { PartyEntry } from './party-entries.ts';
import { type Parties, partiesOf, type Party } from './parties.ts';

/** One payment of a plan. */
export interface Payment {
  readonly from: Party;
  readonly to: Party;
  /** Minor units. */
  readonly minor: number;
}

/** The payments that settle a currency. */
export type Plan =
  /** The stored balances don't sum to 0. */
  | { readonly kind: 'unbalanced' }
  /** The fewest payments, provably or as far as is known. */
  | { readonly kind: 'fewest'; readonly payments: readonly Payment[]; readonly isOptimal: boolean }
  /** Being computed; until then the previous payments are shown. */
  | {
      readonly kind: 'working';
      readonly request: SimplifyDebtsRequest;
      readonly payments: readonly Payment[];
    }
  /** Debts between pairs, which require the whole history. */
  | { readonly kind: 'pairs'; readonly payments: readonly Payment[] }
  | { readonly kind: 'unknown' };

/** A group's balances and settlement plan in one currency. */
export interface BalanceSheet {
  readonly currency: string;
  /** Creditors first; minor units, positive is owed to them. */
  readonly parties: readonly (Party & { readonly minor: number })[];
  readonly plan: Plan;
}

/** Payments shown last, by currency. */
type ShownPlans = ReadonlyMap<string, readonly PlannedPayment[]>;

/** Options of {@link balanceSheets}. */
export interface SheetOptions {
  /** Required only if debts aren't simplified. */
  readonly entries?: readonly PartyEntry[] | undefined;
  /** Plans shown before; kept while they still settle the group. @default none */
  readonly shown?: ShownPlans;
  /**
   * Returns a plan, or `undefined` while it is being computed. @default computes it synchronously
   */
  readonly plan?: (request: SimplifyDebtsRequest) => ReturnType<typeof simplifyDebts> | undefined;
  /** Sorts names as the reader's language does. */
  readonly compare: (a: string, b: string) => number;
}

/** Returns a sheet for the group's currency and for every other with balances. */
export function balanceSheets(
  group: Group,
  { entries, compare, shown = new Map(), plan = simplifyDebts }: SheetOptions,
): BalanceSheet[] {
  const parties = partiesOf(group);
  const currencies = Object.entries(group.balances)
    .filter(([, byPerson]) => Object.values(byPerson).some((minor) => minor !== 0))
    .map(([currency]) => currency);
  return [...new Set([group.currency, ...currencies])].map((currency) => {
    const balances = sumByHousehold(group.balances[currency] ?? {}, parties.households);
    const open = new Set(Object.keys(balances).filter((id) => balances[id] !== 0));
    return {
      currency,
      parties: parties
        .all(open)
        .map((party) => ({ ...party, minor: balances[party.id] ?? 0 }))
        .sort((a, b) => b.minor - a.minor || compare(a.name, b.name)),
      plan: inOrder(
        group.simplify
          ? fewest({ balances, ...shownAs(shown.get(currency)) }, { plan, parties })
          : pairs(entries, currency, parties),
        compare,
      ),
    };
  });
}

/**
 * Returns the shown payments of a sheet, for its next version; empty if debts aren't simplified.
 */
export function shownPlan({ plan }: BalanceSheet): readonly PlannedPayment[] {
  if (plan.kind !== 'fewest' && plan.kind !== 'working') return [];
  return plan.payments.map(({ from, to, minor }) => ({ from: from.id, to: to.id, amount: minor }));
}

function shownAs(
  previousPlan: readonly PlannedPayment[] | undefined,
): Pick<SimplifyDebtsRequest, 'previousPlan'> {
  return previousPlan === undefined ? {} : { previousPlan };
}

function fewest(
  request: SimplifyDebtsRequest,
  { plan, parties }: { readonly plan: Required<SheetOptions>['plan']; readonly parties: Parties },
): Plan {
  const made = plan(request);
  if (made === undefined) {
    return { kind: 'working', request, payments: byParty(request.previousPlan ?? [], parties) };
  }
  if (!made.ok) return { kind: 'unbalanced' };
  const payments = byParty(made.value.payments, parties);
  return { kind: 'fewest', payments, isOptimal: made.value.isOptimal };
}

function pairs(
  entries: readonly PartyEntry[] | undefined,
  currency: string,
  parties: Parties,
): Plan {
  if (entries === undefined) return { kind: 'unknown' };
  return { kind: 'pairs', payments: byParty(pairDebts(entries, currency), parties) };
}

function byParty(payments: readonly PlannedPayment[], { partyOf }: Parties): Payment[] {
  return payments.map(({ from, to, amount }) => ({
    from: partyOf(from),
    to: partyOf(to),
    minor: amount,
  }));
}

/** Sorts payments by size, then by name, instead of the ledger's order by id. */
function inOrder(plan: Plan, compare: SheetOptions['compare']): Plan {
  if (!('payments' in plan)) return plan;
  const payments = plan.payments.toSorted(
    (a, b) =>
      b.minor - a.minor || compare(a.from.name, b.from.name) || compare(a.to.name, b.to.name),
  );
  return { ...plan, payments };
}
