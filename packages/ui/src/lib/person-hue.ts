/** Number of people's hues. */
export const PERSON_HUES = 12;

/** Maps any integer to an index of people's hues. */
export function personHue(index: number): number {
  return ((Math.trunc(index) % PERSON_HUES) + PERSON_HUES) % PERSON_HUES;
}
