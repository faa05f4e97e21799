/** Hues that the kit tells apart. */
const HUES = 12;

/**
 * A hue for each person: from their id, so that it stays when others come and go; someone whose hue
 * is taken gets the next free one, so that up to twelve people all differ.
 */
export function huesOf(personIds: readonly string[]): ReadonlyMap<string, number> {
  const taken = new Set<number>();
  const hues = new Map<string, number>();
  for (const id of personIds.toSorted()) {
    let hue = hash(id) % HUES;
    while (taken.size < HUES && taken.has(hue)) hue = (hue + 1) % HUES;
    taken.add(hue);
    hues.set(id, hue);
  }
  return hues;
}

function hash(id: string): number {
  let value = 0;
  for (const letter of id) value = (value * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return value;
}
