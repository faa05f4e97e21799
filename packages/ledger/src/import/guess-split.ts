import type { AmountsByPerson, Split } from '../model/expense.ts';

/** The way to divide that a file's bare shares look like: equal when no two differ by more than a minor unit. */
export function guessSplit(shares: AmountsByPerson): Split {
  const amounts = Object.values(shares);
  const isEqual = Math.max(...amounts) - Math.min(...amounts) <= 1 && !amounts.includes(0);
  return isEqual
    ? { mode: 'equal', inputs: Object.keys(shares) }
    : { mode: 'exact', inputs: shares };
}

/** The given amounts without those that are 0. */
export function withoutZeros(amounts: AmountsByPerson): Record<string, number> {
  return Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0));
}
