import { settle } from '@quits/ledger';
import type { Group } from '../../data/schemas/group.ts';

/** Someone who pays or is paid. */
export interface Party {
  readonly id: string;
  readonly name: string;
}

/** One payment of a plan. */
export interface Payment {
  readonly from: Party;
  readonly to: Party;
  /** Minor units. */
  readonly minor: number;
}

/** How a group stands in one currency. */
export interface BalanceSheet {
  readonly currency: string;
  /** Those who are up first; minor units, positive is owed to them. */
  readonly people: readonly (Party & { readonly minor: number })[];
  /** `unbalanced` when the stored sums do not add up to nothing. */
  readonly plan: 'unbalanced' | { readonly payments: readonly Payment[]; readonly proven: boolean };
}

/** One sheet for the group's own currency and one for every other in which somebody is not even. */
export function balanceSheets(group: Group): BalanceSheet[] {
  const currencies = Object.entries(group.balances)
    .filter(([, byPerson]) => Object.values(byPerson).some((minor) => minor !== 0))
    .map(([currency]) => currency);
  return [...new Set([group.currency, ...currencies])].map((currency) => sheetOf(group, currency));
}

function sheetOf(group: Group, currency: string): BalanceSheet {
  const balances = group.balances[currency] ?? {};
  const party = (id: string): Party => ({ id, name: group.people[id]?.name ?? '?' });
  const people = Object.keys(group.people)
    .filter((id) => group.people[id]?.leftAt === undefined || (balances[id] ?? 0) !== 0)
    .map((id) => ({ ...party(id), minor: balances[id] ?? 0 }))
    .sort((a, b) => b.minor - a.minor || a.name.localeCompare(b.name));
  const plan = settle({ balances });
  return {
    currency,
    people,
    plan: plan.ok
      ? {
          proven: plan.value.proven,
          payments: plan.value.payments.map(({ from, to, amount }) => ({
            from: party(from),
            to: party(to),
            minor: amount,
          })),
        }
      : 'unbalanced',
  };
}
