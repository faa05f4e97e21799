import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Split } from '../model/expense.ts';
import { writeDecimal } from '../money/decimal.ts';
import { allocateEqually } from './allocate.ts';
import { split } from './split.ts';

const PEOPLE = ['ana', 'ben', 'cleo', 'dan', 'eva', 'finn', 'gus'];
const amounts = fc.integer({ min: 0, max: 1e12 });
const several = fc.uniqueArray(fc.constantFrom(...PEOPLE), { minLength: 1 });
const total = (parts: readonly number[]): number => parts.reduce((all, one) => all + one, 0);

/** An amount and a valid split of it. */
interface Case {
  readonly amount: number;
  readonly how: Split;
}

const cases: Record<Split['mode'], fc.Arbitrary<Case>> = {
  equal: fc
    .tuple(amounts, several)
    .map(([amount, inputs]): Case => ({ amount, how: { mode: 'equal', inputs } })),
  weights: fc
    .tuple(amounts, several, fc.infiniteStream(fc.bigInt({ min: 1n, max: 10n ** 12n })))
    .map(([amount, people, weights]): Case => {
      const weight = (): string => writeDecimal({ digits: weights.next().value ?? 1n, scale: 4 });
      const inputs = Object.fromEntries(people.map((person) => [person, weight()]));
      return { amount, how: { mode: 'weights', inputs } };
    }),
  percent: fc
    .tuple(amounts, several, fc.integer({ min: 0, max: 6 }))
    .map(([amount, people, scale]): Case => {
      const parts = allocateEqually(100 * 10 ** scale, people, String(amount));
      const inputs = Object.fromEntries(
        Object.entries(parts).map(([person, part]) => [
          person,
          writeDecimal({ digits: BigInt(part), scale }),
        ]),
      );
      return { amount, how: { mode: 'percent', inputs } };
    }),
  exact: fc.tuple(amounts, several).map(([amount, people]): Case => {
    return { amount, how: { mode: 'exact', inputs: allocateEqually(amount, people, 'typed') } };
  }),
  adjustment: fc
    .tuple(fc.integer({ min: 7000, max: 1e12 }), several, fc.integer({ min: -999, max: 999 }))
    .map(([amount, people, adjustment]): Case => {
      const inputs = Object.fromEntries(
        people.map((person, i) => [person, i === 0 ? adjustment : 0]),
      );
      return { amount, how: { mode: 'adjustment', inputs } };
    }),
  items: fc
    .record({
      lines: fc.array(fc.record({ amount: fc.integer({ min: 1, max: 1e9 }), people: several }), {
        minLength: 1,
        maxLength: 30,
      }),
      tax: fc.integer({ min: 0, max: 1e9 }),
      tip: fc.integer({ min: 0, max: 1e9 }),
      discount: fc.integer({ min: 0, max: 1 }),
    })
    .map((inputs): Case => {
      const amount = total(inputs.lines.map((line) => line.amount)) + inputs.tax + inputs.tip;
      return { amount: amount - inputs.discount, how: { mode: 'items', inputs } };
    }),
};

const reversed = (how: Split): Split => {
  const { mode, inputs } = how;
  if (mode === 'equal') return { mode, inputs: [...inputs].reverse() };
  if (mode === 'items') return { mode, inputs: { ...inputs, lines: [...inputs.lines].reverse() } };
  return { mode, inputs: Object.fromEntries(Object.entries(inputs).reverse()) };
};

describe.each(Object.entries(cases))('%s', (_, arbitrary) => {
  it('sums to the total, asks nobody for less than 0, and does not depend on any order', () => {
    fc.assert(
      fc.property(arbitrary, fc.string(), ({ amount, how }, expenseId) => {
        const result = split({ expenseId, amount, split: how });
        const shares = result.ok ? Object.values(result.value) : [];
        expect(total(shares)).toBe(amount);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
        expect(shares.every(Number.isSafeInteger)).toBe(true);
        expect(split({ expenseId, amount, split: reversed(how) })).toEqual(result);
      }),
    );
  });
});
