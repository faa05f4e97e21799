import type { Range, Slot } from './slots.ts';

/** Returns the indexes of the first items of the sections; none without sections. */
export function sectionStarts<Item>(
  items: readonly Item[],
  keyOf: ((item: Item) => string) | undefined,
): readonly number[] {
  if (keyOf === undefined) return [];
  const starts: number[] = [];
  let last: string | undefined;
  items.forEach((item, index) => {
    const key = keyOf(item);
    if (key !== last) starts.push(index);
    last = key;
  });
  return starts;
}

/** Returns the sections of the rendered rows. */
export function sectionsIn(
  starts: readonly number[],
  slots: readonly Slot[],
  count: number,
): readonly Range[] {
  const indexes = slots.map(({ index }) => index);
  const [first, last] = [Math.min(...indexes), Math.max(...indexes)];
  return starts
    .map((start, at) => ({ start, end: starts[at + 1] ?? count }))
    .filter(({ start, end }) => start <= last && end > first);
}
