import type { NewExpense } from '../expense/new-expense.ts';

/**
 * Returns the share of each person of an equal split in minor units: one amount, or the smallest and
 * the largest if the total doesn't divide evenly. `undefined` for other splits, and for one person.
 */
export function eachShare({ split, shares }: NewExpense): readonly number[] | undefined {
  const amounts = Object.values(shares);
  if (split.mode !== 'equal' || amounts.length < 2) return undefined;
  const least = Math.min(...amounts);
  const most = Math.max(...amounts);
  return least === most ? [least] : [least, most];
}
