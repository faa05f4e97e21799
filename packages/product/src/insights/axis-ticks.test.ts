import fc from 'fast-check';
import { expect, it } from 'vitest';
import { axisTicks } from './axis-ticks.ts';

it('returns round amounts up to the largest value', () => {
  expect(axisTicks(374_210)).toEqual([0, 100_000, 200_000, 300_000, 400_000]);
  expect(axisTicks(98_952)).toEqual([0, 25_000, 50_000, 75_000, 100_000]);
  expect(axisTicks(7)).toEqual([0, 2, 4, 6, 8]);
  expect(axisTicks(1)).toEqual([0, 1]);
  expect(axisTicks(0)).toEqual([]);
  expect(axisTicks(-5)).toEqual([]);
});

it('reaches the value with at most five lines of whole minor units', () => {
  const value = fc.integer({ min: 1, max: 10 ** 14 });
  fc.assert(
    fc.property(value, (largest) => {
      const ticks = axisTicks(largest);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest);
      expect(ticks.at(-2)).toBeLessThan(largest);
      for (const tick of ticks) expect(Number.isInteger(tick)).toBe(true);
    }),
  );
});
