/** A stable whole number for a person, from which the kit picks their hue. */
export function hueOf(personId: string): number {
  let hash = 0;
  for (const letter of personId) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return hash;
}
