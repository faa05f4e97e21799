import type { Group } from '../group/schema.ts';
import { balancesOfPerson, ownPersonId } from './people.ts';

/** Sum in one currency, in minor units. */
interface Sum {
  readonly currency: string;
  readonly minor: number;
}

/** Sums over all groups of what the user owes, gets back, and both together; without zeros. */
export interface ViewerSums {
  /** Negative. */
  readonly owed: readonly Sum[];
  readonly due: readonly Sum[];
  readonly total: readonly Sum[];
}

/** Adds up the user's balances in several groups by currency. */
export function viewerSums(groups: readonly Group[], uid: string | undefined): ViewerSums {
  const balances = groups.flatMap((group) => balancesOfPerson(group, ownPersonId(group, uid)));
  return {
    owed: sumUp(balances.filter(({ minor }) => minor < 0)),
    due: sumUp(balances.filter(({ minor }) => minor > 0)),
    total: sumUp(balances),
  };
}

/** Returns the largest balance of the user in any group by currency, regardless of its sign, as the scale of bars. */
export function largestBalances(
  groups: readonly Group[],
  uid: string | undefined,
): ReadonlyMap<string, number> {
  const largest = new Map<string, number>();
  for (const group of groups) {
    for (const { currency, minor } of balancesOfPerson(group, ownPersonId(group, uid))) {
      largest.set(currency, Math.max(largest.get(currency) ?? 0, Math.abs(minor)));
    }
  }
  return largest;
}

function sumUp(balances: readonly Sum[]): readonly Sum[] {
  const sums = new Map<string, number>();
  for (const { currency, minor } of balances) {
    sums.set(currency, (sums.get(currency) ?? 0) + minor);
  }
  return [...sums]
    .map(([currency, minor]) => ({ currency, minor }))
    .filter(({ minor }) => minor !== 0)
    .sort((a, b) => a.currency.localeCompare(b.currency));
}
