/** A part of a whole that people have a word for. */
export type PlainFraction = 'half' | 'third' | 'quarter';

const PLAIN: readonly (readonly [PlainFraction, number])[] = [
  ['half', 1 / 2],
  ['third', 1 / 3],
  ['quarter', 1 / 4],
];

/** Returns the word for a part between 0 and 1, to within two and a half percentage points; undefined if there is none. */
export function plainFraction(part: number): PlainFraction | undefined {
  return PLAIN.find(([, exact]) => Math.abs(part - exact) <= 0.025)?.[0];
}
