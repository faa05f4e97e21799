import type { LedgerEntry } from '../src/model/expense.ts';

/** Computes balances with the simplest possible code: one pass, sums in plain objects. */
export function balancesByOnePass(entries: readonly LedgerEntry[]): Record<string, number> {
  const balances: Record<string, number> = {};
  for (const { payers, shares } of entries) {
    for (const [person, amount] of Object.entries(payers)) {
      balances[person] = (balances[person] ?? 0) + amount;
    }
    for (const [person, amount] of Object.entries(shares)) {
      balances[person] = (balances[person] ?? 0) - amount;
    }
  }
  return balances;
}

/** Splits with the simplest possible code: rounded floats, the difference to the first person. */
export function splitWithFloats(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, one) => all + one, 0);
  const shares = weights.map((weight) => Math.round((amount * weight) / sum));
  const spare = amount - shares.reduce((all, one) => all + one, 0);
  return shares.map((share, index) => (index === 0 ? share + spare : share));
}

/** The most groups that sum to 0 by the textbook recurrence over all subsets, with a map. */
export function mostZeroGroups(amounts: readonly number[]): number {
  const full = 2 ** amounts.length;
  const sums = [0];
  const most = [0];
  for (let mask = 1; mask < full; mask += 1) {
    const low = 31 - Math.clz32(mask & -mask);
    sums[mask] = (sums[mask & (mask - 1)] ?? 0) + (amounts[low] ?? 0);
    let best = 0;
    for (let i = 0; i < amounts.length; i += 1) {
      if ((mask & (1 << i)) !== 0) best = Math.max(best, most[mask ^ (1 << i)] ?? 0);
    }
    most[mask] = best + (sums[mask] === 0 ? 1 : 0);
  }
  return most[full - 1] ?? 0;
}
