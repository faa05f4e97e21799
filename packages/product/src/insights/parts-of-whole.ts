/**
 * Returns each value's part of their sum, in thousandths that add up to 1,000: rounded down, and the rest to the largest
 * remainders, to the earlier value if two are equal. Zeros if the sum isn't positive.
 */
export function partsOfWhole(values: readonly number[]): readonly number[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  if (whole <= 0) return values.map(() => 0);
  const exact = values.map((value) => (value / whole) * WHOLE);
  const parts = exact.map(Math.floor);
  const rest = WHOLE - parts.reduce((sum, part) => sum + part, 0);
  const remainder = (at: number) => (exact[at] ?? 0) - (parts[at] ?? 0);
  const order = [...values.keys()].sort((a, b) => remainder(b) - remainder(a) || a - b);
  for (const at of order.slice(0, rest)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}

const WHOLE = 1_000;
