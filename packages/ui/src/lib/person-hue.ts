/** How many hues people can have. */
export const PERSON_HUES = 12;

/** Puts any whole number on the wheel of people's hues. */
export function personHue(index: number): number {
  return ((Math.trunc(index) % PERSON_HUES) + PERSON_HUES) % PERSON_HUES;
}
