import type { MoneyPart } from './money-part.ts';

/** Widths of a large amount's parts per character, in ems of the whole units. */
const WIDTHS: Readonly<Record<string, number>> = {
  group: 0.24,
  decimal: 0.13,
  fraction: 0.27,
  currency: 0.3,
  literal: 0.12,
};
/** A digit, a sign, or a letter. */
const WIDE = 0.54;

/** Widths if all parts have the same size. */
const EVEN_WIDTHS: Readonly<Record<string, number>> = { group: 0.24, decimal: 0.26, literal: 0.28 };

/** About how wide a large amount is, in ems; never less than it will be. */
export function figureWidth(
  parts: readonly MoneyPart[],
  size: 'hero' | 'heading' | 'title',
): number {
  const widths = size === 'title' ? EVEN_WIDTHS : WIDTHS;
  return parts.reduce((sum, { type, value }) => sum + value.length * (widths[type] ?? WIDE), 0);
}
