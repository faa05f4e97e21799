/** Number of distinct hues in the UI kit. */
const HUES = 12;

/**
 * Returns a hue for each person: derived from the id, so that it is stable when people come and go;
 * collisions move to the next free hue, so up to twelve people have different ones.
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
