import fc from 'fast-check';
import { expect, it } from 'vitest';
import { huesOf } from './person-hue.ts';

const ids = (maxLength: number) =>
  fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength });

it('tells up to twelve people apart', () => {
  fc.assert(
    fc.property(ids(12), (people) => {
      expect(new Set(huesOf(people).values()).size).toBe(people.length);
    }),
  );
});

it('gives everybody a hue however many there are, in whatever order they come', () => {
  fc.assert(
    fc.property(ids(40), (people) => {
      const hues = huesOf(people);
      expect(hues.size).toBe(people.length);
      expect(huesOf(people.toReversed())).toEqual(hues);
    }),
  );
});
