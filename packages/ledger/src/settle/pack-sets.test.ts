import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mostZeroGroups } from '../../bench/straightforward.ts';
import { hiddenGroups } from '../../tests/hidden-groups.ts';
import { isMember, packSets } from './pack-sets.ts';
import type { Position } from './plan.ts';
import { takePairs } from './small-groups.ts';
import { findZeroSets, SETS_LIMIT } from './zero-sets.ts';

/** Positions that sum to 0, without opposite pairs. */
const positions = fc
  .array(
    fc.integer({ min: -9, max: 9 }).filter((one) => one !== 0),
    { minLength: 3, maxLength: 12 },
  )
  .map((amounts): Position[] => {
    const sum = amounts.reduce((all, one) => all + one, 0);
    const all = [...amounts, -sum].filter((one) => one !== 0);
    return takePairs(all.map((amount, index) => ({ person: `p${index}`, amount }))).rest;
  });

const sumOf = (list: readonly Position[]): number =>
  list.reduce((sum, { amount }) => sum + amount, 0);

it('finds every smallest set that sums to 0, and no other', () => {
  fc.assert(
    fc.property(positions, (list) => {
      const { sets, complete } = findZeroSets(list);
      const found = sets.map(({ low }) => low).sort((a, b) => a - b);
      const zero = Array.from({ length: 2 ** list.length - 1 }, (_, index) => index + 1).filter(
        (mask) => sumOf(list.filter((_, place) => (mask & (1 << place)) !== 0)) === 0,
      );
      const smallest = zero.filter(
        (mask) => !zero.some((other) => other !== mask && (other & mask) === other),
      );
      const size = (mask: number): number =>
        list.filter((_, place) => (mask & (1 << place)) !== 0).length;
      expect(found).toEqual(smallest.filter((mask) => size(mask) <= complete));
    }),
  );
});

it('packs as many as there can be, and promises no fewer than there are', () => {
  fc.assert(
    fc.property(positions, (list) => {
      const { sets, most } = packSets(list.length, findZeroSets(list));
      const groups = sets.map((set) => list.filter((_, place) => isMember(set, place)));
      expect(groups.every((group) => sumOf(group) === 0)).toBe(true);
      expect(new Set(groups.flat()).size).toBe(groups.flat().length);
      const best = mostZeroGroups(list.map(({ amount }) => amount));
      expect(most).toBeGreaterThanOrEqual(best);
      const rest = list.length - groups.flat().length;
      expect(groups.length + (rest > 0 ? 1 : 0)).toBeLessThanOrEqual(best);
      // With at most 7 people, the search finds all groups.
      expect(groups.length).toBeGreaterThanOrEqual(list.length < 8 ? best : 0);
    }),
    { numRuns: 300 },
  );
});

it('looks at people beyond the thirtieth', () => {
  const hidden = hiddenGroups({ people: SETS_LIMIT, size: 3, seed: 1, limit: 1e9 });
  const list = Object.entries(hidden).map(([person, amount]) => ({ person, amount }));
  const { sets, most } = packSets(list.length, findZeroSets(list));
  expect([sets.length, most]).toEqual([20, 20]);
});
