import type { MoneyPart } from './money.tsx';

/** Widths of a large amount's pieces for each character, in ems of the whole units. */
const WIDTHS: Readonly<Record<string, number>> = {
  group: 0.24,
  decimal: 0.13,
  fraction: 0.27,
  currency: 0.3,
  literal: 0.12,
};
/** A digit, a sign, or a letter. */
const WIDE = 0.54;

/** About how wide an amount is when it is the largest thing on its screen, in ems; never less than it will be. */
export function figureWidth(parts: readonly MoneyPart[]): number {
  return parts.reduce((sum, { type, value }) => sum + value.length * (WIDTHS[type] ?? WIDE), 0);
}
