import { pairDebts, type PlannedPayment, settle, sumByHousehold } from '@quits/ledger';
import type { Group } from '../../data/schemas/group.ts';
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
  /** The stored sums do not add up to nothing. */
  | { readonly kind: 'unbalanced' }
  /** The fewest payments, provably or as far as is known. */
  | { readonly kind: 'fewest'; readonly payments: readonly Payment[]; readonly proven: boolean }
  /** Each debt between two by itself, which takes the whole history. */
  | { readonly kind: 'pairs'; readonly payments: readonly Payment[] }
  | { readonly kind: 'unknown' };

/** How a group stands in one currency. */
export interface BalanceSheet {
  readonly currency: string;
  /** Those who are up first; minor units, positive is owed to them. */
  readonly parties: readonly (Party & { readonly minor: number })[];
  readonly plan: Plan;
}

/** The payments that were last shown, by currency. */
export type ShownPlans = ReadonlyMap<string, readonly PlannedPayment[]>;

/**
 * One sheet for the group's own currency and one for every other in which somebody is not even. The
 * entries are needed only where debts are not combined; a plan that was shown is kept while it settles.
 */
export function balanceSheets(
  group: Group,
  entries: readonly PartyEntry[] | undefined,
  shown: ShownPlans = new Map(),
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
        .sort((a, b) => b.minor - a.minor || a.name.localeCompare(b.name)),
      plan: group.simplify
        ? fewest(balances, shown.get(currency), parties)
        : pairs(entries, currency, parties),
    };
  });
}

/** What was shown of a sheet, for the next one; nothing where debts are not combined. */
export function shownPlan({ plan }: BalanceSheet): readonly PlannedPayment[] {
  if (plan.kind !== 'fewest') return [];
  return plan.payments.map(({ from, to, minor }) => ({ from: from.id, to: to.id, amount: minor }));
}

function fewest(
  balances: Readonly<Record<string, number>>,
  shown: readonly PlannedPayment[] | undefined,
  { partyOf }: Parties,
): Plan {
  const plan = settle({ balances, ...(shown === undefined ? {} : { shown }) });
  if (!plan.ok) return { kind: 'unbalanced' };
  const payments = toShow(plan.value.payments, partyOf);
  return { kind: 'fewest', payments, proven: plan.value.proven };
}

function pairs(
  entries: readonly PartyEntry[] | undefined,
  currency: string,
  { partyOf }: Parties,
): Plan {
  if (entries === undefined) return { kind: 'unknown' };
  return { kind: 'pairs', payments: toShow(pairDebts(entries, currency), partyOf) };
}

/** The largest first, then by name: ids, which the ledger orders equal ones by, say nothing to a person. */
function toShow(
  payments: readonly { readonly from: string; readonly to: string; readonly amount: number }[],
  partyOf: Parties['partyOf'],
): Payment[] {
  return payments
    .map(({ from, to, amount }) => ({ from: partyOf(from), to: partyOf(to), minor: amount }))
    .sort(
      (a, b) =>
        b.minor - a.minor ||
        a.from.name.localeCompare(b.from.name) ||
        a.to.name.localeCompare(b.to.name),
    );
}
