const THOUSANDTHS = 1_000;

/**
 * Returns each value's part of their sum, in thousandths that add up to 1,000: rounded down, with the rest distributed to
 * the largest remainders, and to the earlier value on a tie. Zeros if the sum isn't positive.
 */
export function partsOfWhole(values: readonly number[]): readonly number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total <= 0) return values.map(() => 0);
  const exact = values.map((value) => (value / total) * THOUSANDTHS);
  const parts = exact.map(Math.floor);
  const rest = THOUSANDTHS - parts.reduce((sum, part) => sum + part, 0);
  const remainder = (at: number) => (exact[at] ?? 0) - (parts[at] ?? 0);
  const order = [...values.keys()].sort((a, b) => remainder(b) - remainder(a) || a - b);
  for (const at of order.slice(0, rest)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
