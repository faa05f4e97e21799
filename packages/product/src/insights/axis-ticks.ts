/** Distances between lines, to be multiplied by a power of ten. */
const FACTORS = [1, 2, 2.5, 5, 10, 20, 50, 100] as const;
const MOST_LINES = 4;

/**
 * Returns up to five round amounts from zero to at least the largest value, for the lines of a chart's axis; all in minor
 * units. Empty if the value isn't positive.
 */
export function axisTicks(largest: number): readonly number[] {
  if (largest <= 0) return [];
  const least = largest / MOST_LINES;
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const sizes = FACTORS.map((factor) => factor * magnitude);
  // Lines must be at whole minor units.
  const step = sizes.find((size) => size >= least && Number.isInteger(size)) ?? 1;
  const count = Math.ceil(largest / step);
  return Array.from({ length: count + 1 }, (_, line) => line * step);
}
