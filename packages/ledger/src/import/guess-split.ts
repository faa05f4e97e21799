import type { AmountsByPerson, Split } from '../model/expense.ts';
import { split } from '../split/split.ts';
import { getOwn } from '../model/get-own.ts';

/** Guesses the split from bare shares: equal if they differ by at most one minor unit. */
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

/**
 * Returns the file's split if it produces the file's shares, else a guess; a manually edited file
 * may contradict itself.
 */
export function fittingSplit(typed: Split, amount: number, shares: AmountsByPerson): Split {
  const divided = split({ expenseId: '', amount, split: typed });
  const people = divided.ok ? Object.keys(divided.value) : [];
  const fits = people.every(
    (person) =>
      Math.abs(
        (divided.ok ? (getOwn(divided.value, person) ?? 0) : 0) - (getOwn(shares, person) ?? 0),
      ) <= 1,
  );
  return people.length > 0 && fits ? typed : guessSplit(shares);
}
