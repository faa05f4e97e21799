import type { Expense } from './schema.ts';

/** A person's part of an expense, in minor units; undefined if they have none. */
export interface PartRow {
  readonly id: string;
  readonly paid: number | undefined;
  readonly share: number | undefined;
}

/** Returns who paid and who shares an expense, one row for each person: the largest payments first, then the largest shares. */
export function partRows(
  { payers, shares }: Pick<Expense, 'payers' | 'shares'>,
  compare: (a: string, b: string) => number,
): readonly PartRow[] {
  const ids = new Set([...Object.keys(payers), ...Object.keys(shares)]);
  return [...ids]
    .map((id) => ({ id, paid: payers[id], share: shares[id] }))
    .sort(
      (a, b) =>
        (b.paid ?? 0) - (a.paid ?? 0) || (b.share ?? 0) - (a.share ?? 0) || compare(a.id, b.id),
    );
}

/** Returns whether shares differ by more than a remainder of one minor unit. */
export function haveDifferentShares(shares: Readonly<Record<string, number>>): boolean {
  const amounts = Object.values(shares);
  return amounts.length > 1 && Math.max(...amounts) - Math.min(...amounts) > 1;
}
