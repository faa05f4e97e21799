/** An element of a virtual list, and the row that it shows. */
export interface Slot {
  readonly id: number;
  readonly index: number;
}

/** Rows from `start` to before `end`. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Rows to render. */
export interface Wanted {
  /** In the viewport: rendered at once. */
  readonly visible: Range;
  /** The visible ones and those around them: rendered a few at a time. */
  readonly around: Range;
  /** Whether the user scrolls toward the end, so that the rows after the visible ones are next. */
  readonly isForward: boolean;
  /** Slot that must keep its row because it has the focus. */
  readonly pinned: number | undefined;
  /** Whether a slot may switch to another row; otherwise each row gets a new slot. */
  readonly reuses: boolean;
  /** Maximum number of rows outside of the viewport to render in this step, so that no frame is late. */
  readonly maxAhead: number;
}

/** Returns the slots of the first rows. */
export function firstSlots(count: number): readonly Slot[] {
  return Array.from({ length: count }, (_, index) => ({ id: index, index }));
}

/**
 * Returns the slots after a scroll step; the same array if no row is missing. Rows that enter take the slots of
 * those farthest away; all other slots keep their row.
 */
export function rollSlots(slots: readonly Slot[], wanted: Wanted): readonly Slot[] {
  const { visible, around, pinned, reuses } = wanted;
  const entering = enteringRows(slots, wanted);
  if (entering.length === 0) return slots;
  const middle = (visible.start + visible.end) / 2;
  const left = slots
    .filter(({ id, index }) => id !== pinned && !contains(around, index))
    .sort((a, b) => Math.abs(b.index - middle) - Math.abs(a.index - middle));
  const added = slotFactory(slots);
  if (!reuses) {
    const gone = new Set(left);
    return inOrder([...slots.filter((slot) => !gone.has(slot)), ...entering.map(added)]);
  }
  const moved = new Map(left.slice(0, entering.length).map(({ id }, at) => [id, entering[at]]));
  const kept = slots.map((slot) => ({ id: slot.id, index: moved.get(slot.id) ?? slot.index }));
  return [...kept, ...entering.slice(moved.size).map(added)];
}

/** Returns whether a row of a range has no slot. */
export function isMissing(slots: readonly Slot[], { start, end }: Range): boolean {
  const shown = new Set(slots.map(({ index }) => index));
  for (let index = start; index < end; index += 1) {
    if (!shown.has(index)) return true;
  }
  return false;
}

/** Returns the slots sorted by row; the same array if they are sorted already. */
export function inOrder(slots: readonly Slot[]): readonly Slot[] {
  const isSorted = slots.every(({ index }, at) => index > (slots[at - 1]?.index ?? -1));
  return isSorted ? slots : slots.toSorted((a, b) => a.index - b.index);
}

/** Keys of a list's items before and after a change. */
export interface ItemChange {
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** See {@link Wanted}. */
  readonly reuses: boolean;
}

/**
 * Returns the slots after the items have changed: each slot follows its item, and rows without a slot in between, such as
 * those of new items, get new ones. If all items stay where they are, as when a page is added below, the slots are the same and
 * in the same order: sorting would move elements during a scroll.
 */
export function followItems(
  slots: readonly Slot[],
  { before, after, reuses }: ItemChange,
): readonly Slot[] {
  if (slots.length > 0 && slots.every(({ index }) => after[index] === before[index])) return slots;
  const indexes = new Map(after.map((key, index) => [key, index]));
  const found = slots.map(({ id, index }) => ({
    id,
    old: index,
    index: indexes.get(before[index] ?? ''),
  }));
  const taken = new Set(found.map(({ index }) => index));
  const followed = found.flatMap(({ id, old, index }): Slot[] => {
    if (index !== undefined) return [{ id, index }];
    if (!reuses || taken.has(old) || old >= after.length) return [];
    taken.add(old);
    return [{ id, index: old }];
  });
  const added = slotFactory(slots);
  const shown = slots.map(({ index }) => index);
  const end = Math.min(Math.max(...shown) + 1, after.length);
  for (let index = Math.min(...shown); index < end; index += 1) {
    if (!taken.has(index)) followed.push(added(index));
  }
  return inOrder(followed);
}

/** Returns a function that creates slots with new ids. */
function slotFactory(slots: readonly Slot[]): (index: number) => Slot {
  let last = Math.max(-1, ...slots.map(({ id }) => id));
  return (index) => ({ id: (last += 1), index });
}

function enteringRows(slots: readonly Slot[], wanted: Wanted): readonly number[] {
  const { visible, around, isForward, maxAhead } = wanted;
  const shown = new Set(slots.map(({ index }) => index));
  const missing = (range: Range) =>
    Array.from(
      { length: Math.max(0, range.end - range.start) },
      (_, at) => range.start + at,
    ).filter((index) => !shown.has(index));
  const after = missing({ start: visible.end, end: around.end });
  const before = missing({ start: around.start, end: visible.start }).reverse();
  const next = isForward ? [...after, ...before] : [...before, ...after];
  return [...missing(visible), ...next.slice(0, maxAhead)];
}

function contains({ start, end }: Range, index: number): boolean {
  return index >= start && index < end;
}
