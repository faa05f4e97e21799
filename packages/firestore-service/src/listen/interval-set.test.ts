import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IntervalSet } from './interval-set.ts';

const bound = fc.option(fc.nat({ max: 20 }), { nil: undefined });
const change = fc.record({
  id: fc.nat({ max: 200 }),
  lower: bound,
  upper: bound,
  isGone: fc.boolean(),
});
const keyOf = (n: number) => Buffer.from([n]);

test('finds the spans that a key lies in, after any additions and removals', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 300 }), fc.nat({ max: 21 }), (changes, at) => {
      const set = new IntervalSet<number>();
      const model = new Map<number, { lower: number; upper: number }>();
      for (const { id, lower, upper, isGone } of changes) {
        if (isGone) {
          set.delete(id);
          model.delete(id);
          continue;
        }
        set.add({
          lower: lower === undefined ? undefined : keyOf(lower),
          upper: upper === undefined ? undefined : keyOf(upper),
          item: id,
        });
        model.set(id, { lower: lower ?? -1, upper: upper ?? 99 });
      }
      const expected = [...model].filter(([, { lower, upper }]) => lower <= at && at < upper);
      const found = [...set.at(keyOf(at))];
      expect(found).toHaveLength(expected.length);
      expect(new Set(found)).toEqual(new Set(expected.map(([id]) => id)));
      expect(set.size).toBe(model.size);
    }),
  );
});
