import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstSlots, followItems, inOrder, isMissing, rollSlots, type Wanted } from './slots.ts';

const rows = (slots: ReturnType<typeof rollSlots>) => slots.map(({ index }) => index);

function wanted(start: number, end: number, more: Partial<Wanted> = {}): Wanted {
  return {
    visible: { start, end },
    around: { start, end },
    isForward: true,
    pinned: undefined,
    reuses: true,
    maxAhead: 1,
    ...more,
  };
}

test('keeps the same slots while no row enters', () => {
  const slots = firstSlots(10);
  expect(rollSlots(slots, wanted(2, 8))).toBe(slots);
});

test('gives a row that enters the slot of the farthest one', () => {
  const slots = rollSlots(firstSlots(5), wanted(2, 6));
  expect(slots).toEqual([
    { id: 0, index: 5 },
    { id: 1, index: 1 },
    { id: 2, index: 2 },
    { id: 3, index: 3 },
    { id: 4, index: 4 },
  ]);
  expect(rows(inOrder(slots))).toEqual([1, 2, 3, 4, 5]);
});

test('gives each row that enters a new slot, in order, if slots are not reused', () => {
  const slots = rollSlots(firstSlots(5), wanted(2, 6, { reuses: false }));
  expect(slots.map(({ id, index }) => [id, index])).toEqual([
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
  ]);
});

test('renders rows outside the viewport one at a time, first those that the user scrolls toward', () => {
  const around = { around: { start: 3, end: 12 } };
  const slots = [5, 6, 7].map((index) => ({ id: index, index }));
  expect(rows(rollSlots(slots, wanted(5, 8, around)))).toEqual([5, 6, 7, 8]);
  expect(rows(rollSlots(slots, wanted(5, 8, { ...around, isForward: false })))).toEqual([
    5, 6, 7, 4,
  ]);
  expect(rollSlots(slots, wanted(5, 8, { ...around, maxAhead: 0 }))).toBe(slots);
});

test('does not reuse the slot with the focus', () => {
  const slots = rollSlots(firstSlots(5), wanted(20, 24, { pinned: 2 }));
  expect(slots.find(({ id }) => id === 2)?.index).toBe(2);
});

test('shows each visible row exactly once after any scroll steps', () => {
  const step = fc.record({
    start: fc.nat(200),
    length: fc.integer({ min: 1, max: 12 }),
    margin: fc.nat(10),
    isForward: fc.boolean(),
    pinned: fc.option(fc.nat(12), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(step), fc.boolean(), (steps, reuses) => {
      let slots = firstSlots(5);
      for (const { start, length, margin, isForward, pinned } of steps) {
        const visible = { start, end: start + length };
        const around = { start: Math.max(0, start - margin), end: start + length + margin };
        slots = rollSlots(slots, { visible, around, isForward, pinned, reuses, maxAhead: 1 });
        expect(isMissing(slots, visible)).toBe(false);
        expect(new Set(rows(slots)).size).toBe(slots.length);
        expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
        // At most as many slots as the largest range around the viewport has rows, and the one with the focus.
        expect(slots.length).toBeLessThanOrEqual(Math.max(5, 12 + 20) + 1);
      }
    }),
  );
});

test('follows items that move, and adds a slot for a new one', () => {
  const before = ['a', 'b', 'c', 'd'];
  const slots = firstSlots(3);
  const after = ['new', 'a', 'b', 'c', 'd'];
  expect(followItems(slots, { before, after, reuses: true })).toEqual([
    { id: 3, index: 0 },
    { id: 0, index: 1 },
    { id: 1, index: 2 },
    { id: 2, index: 3 },
  ]);
});

test('shows other items in the slots of removed ones only if slots are reused', () => {
  const before = ['a', 'b', 'c'];
  const after = ['a', 'x', 'y', 'z'];
  const ids = (reuses: boolean) =>
    followItems(firstSlots(3), { before, after, reuses }).map(({ id, index }) => [id, index]);
  expect(ids(true)).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ]);
  expect(ids(false)).toEqual([
    [0, 0],
    [3, 1],
    [4, 2],
  ]);
  expect(followItems(firstSlots(3), { before, after: [], reuses: true })).toEqual([]);
});

test('keeps the slots and their order when items are added below, wherever the scroll is', () => {
  const keys = (count: number) => Array.from({ length: count }, (_, index) => `row ${index}`);
  const scroll = fc.array(fc.nat(30), { minLength: 1 });
  fc.assert(
    fc.property(scroll, fc.nat(40), fc.boolean(), (starts, added, reuses) => {
      const before = keys(60);
      const slots = starts.reduce(
        (known, start) => rollSlots(known, wanted(start, start + 8, { reuses })),
        firstSlots(8),
      );
      const after = keys(60 + added);
      expect(followItems(slots, { before, after, reuses })).toBe(slots);
      const moved = followItems(slots, { before, after: ['new', ...after], reuses });
      const expected = slots.map(({ id, index }) => ({ id, index: index + 1 }));
      expect(moved.filter(({ id }) => slots.some((slot) => slot.id === id))).toEqual(
        inOrder(expected),
      );
    }),
  );
});
