import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partsOfWhole } from './parts-of-whole.ts';

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

it('returns thirds that add up to the whole', () => {
  expect(partsOfWhole([1, 1, 1])).toEqual([334, 333, 333]);
  expect(partsOfWhole([])).toEqual([]);
  expect(partsOfWhole([0, 0])).toEqual([0, 0]);
  expect(partsOfWhole([5, -5])).toEqual([0, 0]);
});

it('adds up to the whole, and is off by less than a thousandth', () => {
  const values = fc.array(fc.integer({ min: 0, max: 10 ** 12 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(values, (spent) => {
      fc.pre(sum(spent) > 0);
      const parts = partsOfWhole(spent);
      expect(sum(parts)).toBe(1_000);
      for (const [at, part] of parts.entries()) {
        expect(Math.abs(part - ((spent[at] ?? 0) / sum(spent)) * 1_000)).toBeLessThan(1.000_001);
      }
    }),
  );
});

it('adds up to the whole if income makes a part negative', () => {
  expect(sum(partsOfWhole([700, -200, 333]))).toBe(1_000);
});
