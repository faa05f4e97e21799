/** Maximum amount of one entry, in minor units. */
export const MAX_AMOUNT = 1_000_000_000_000;

/** Returns whether a number is an amount: whole minor units from 0 to {@link MAX_AMOUNT}. */
export function isAmount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MAX_AMOUNT;
}
