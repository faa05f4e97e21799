import { balancesOfPerson, ownPersonId } from './people.ts';
import type { Group } from '../group/schema.ts';

/** Returns what the user is owed (positive) or owes in all groups, by currency; without zeros. */
export function viewerTotal(
  groups: readonly Group[],
  uid: string | undefined,
): readonly { readonly currency: string; readonly minor: number }[] {
  const sums = new Map<string, number>();
  for (const group of groups) {
    for (const { currency, minor } of balancesOfPerson(group, ownPersonId(group, uid))) {
      sums.set(currency, (sums.get(currency) ?? 0) + minor);
    }
  }
  return [...sums]
    .map(([currency, minor]) => ({ currency, minor }))
    .filter(({ minor }) => minor !== 0)
    .sort((a, b) => a.currency.localeCompare(b.currency));
}
