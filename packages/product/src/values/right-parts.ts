import { LIMITS } from '../limits.ts';

/** Returns whether amounts have the same sign and sum to a total. */
export function addsUp(amounts: Readonly<Record<string, number>>, total: number): boolean {
  let sum = 0;
  let size = 0;
  for (const minor of Object.values(amounts)) {
    sum += minor;
    size += Math.abs(minor);
  }
  return sum === total && size === Math.abs(total);
}

/**
 * The rules check the sum of up to `checkedPeople` parts; with more, an incorrect sum makes the
 * expense invalid.
 */
export function isCheckedOrRight(parts: Readonly<Record<string, number>>, amount: number): boolean {
  return Object.keys(parts).length <= LIMITS.checkedPeople || addsUp(parts, amount);
}
