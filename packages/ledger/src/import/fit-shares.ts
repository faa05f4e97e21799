import type { AmountsByPerson } from '../model/expense.ts';

/**
 * Returns shares that sum up to an amount if they differ only by rounding, at most one minor unit
 * for each person: the largest share takes the difference.
 */
export function fitShares(parts: AmountsByPerson, amount: number): AmountsByPerson {
  const sum = Object.values(parts).reduce((all, one) => all + one, 0);
  const gap = amount - sum;
  const [[largest, most] = ['', 0]] = Object.entries(parts).sort((a, b) => b[1] - a[1]);
  if (gap === 0 || Math.abs(gap) > Object.keys(parts).length) return parts;
  return { ...parts, [largest]: most + gap };
}
