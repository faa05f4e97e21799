import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RowOffsets } from './row-offsets.ts';

const keysOf = (count: number) => Array.from({ length: count }, (_, index) => `row ${index}`);

test('reuses heights that were measured under the same keys', () => {
  const heights = new Map([['row 1', 100]]);
  const rows = new RowOffsets(keysOf(3), heights, 50);
  expect([rows.topOf(1), rows.topOf(2), rows.total]).toEqual([50, 150, 200]);
  expect(rows.measure(0, 80)).toBe(true);
  expect(rows.measure(0, 80.05)).toBe(false);
  expect(rows.total).toBe(230);
  expect(heights.get('row 0')).toBe(80);
  rows.forget();
  expect(rows.total).toBe(150);
});

test('finds the row at each position after measurements in any order', () => {
  const measured = fc.array(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 200 })));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), measured, fc.nat(4000), (count, all, offset) => {
      const rows = new RowOffsets(keysOf(count), new Map(), 50);
      const heights = keysOf(count).map(() => 50);
      for (const [index, height] of all) {
        rows.topOf(index % count);
        rows.measure(index % count, height);
        heights[index % count] = height;
      }
      const tops = heights.map((_, at) => heights.slice(0, at).reduce((sum, one) => sum + one, 0));
      expect(heights.map((_, at) => rows.topOf(at))).toEqual(tops);
      expect(rows.indexAt(offset)).toBe(tops.findLastIndex((top) => top <= offset));
      expect(rows.indexAt(-5)).toBe(0);
    }),
  );
});
