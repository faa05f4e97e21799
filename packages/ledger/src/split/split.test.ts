import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Split } from '../model/expense.ts';
import { split } from './split.ts';

const divide = (amount: number, how: Split, expenseId = 'x1') => {
  const result = split({ expenseId, amount, split: how });
  return result.ok ? result.value : result.error;
};

const sum = (shares: object): number =>
  Object.values(shares).reduce((all: number, one) => all + Number(one), 0);

const amounts = fc.integer({ min: 0, max: 1e12 });
const people = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}$/), { minLength: 1, maxLength: 50 });
const decimals = fc
  .tuple(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 999 }))
  .map(([whole, part]) => `${whole}.${String(part).padStart(3, '0')}`);
const weights = fc
  .dictionary(fc.stringMatching(/^[a-z]{1,4}$/), decimals, { minKeys: 1, noNullPrototype: true })
  .filter((inputs) => Object.values(inputs).some((one) => Number(one) > 0));

describe('equal', () => {
  it('gives everybody the same, and the spare units to some', () => {
    const shares = divide(10000, { mode: 'equal', inputs: ['a', 'b', 'c'] });
    expect(Object.values(shares).sort((a, b) => Number(a) - Number(b))).toEqual([3333, 3333, 3334]);
  });

  it('sums to the total with nobody more than one unit apart, whatever the order', () => {
    fc.assert(
      fc.property(amounts, people, fc.string(), (amount, inputs, id) => {
        const shares = divide(amount, { mode: 'equal', inputs }, id);
        const values = Object.values(shares).map(Number);
        expect(sum(shares)).toBe(amount);
        expect(Math.max(...values) - Math.min(...values)).toBeLessThanOrEqual(1);
        expect(divide(amount, { mode: 'equal', inputs: [...inputs].reverse() }, id)).toEqual(
          shares,
        );
      }),
    );
  });

  it('rotates the spare unit between expenses', () => {
    const counts: Record<string, number> = { a: 0, b: 0, c: 0 };
    for (let i = 0; i < 3000; i += 1) {
      const shares = divide(100, { mode: 'equal', inputs: ['a', 'b', 'c'] }, `expense-${i}`);
      for (const [person, share] of Object.entries(shares)) {
        if (share === 34) counts[person] = (counts[person] ?? 0) + 1;
      }
    }
    for (const count of Object.values(counts)) expect(Math.abs(count - 1000)).toBeLessThan(100);
  });

  it('counts a person named twice once', () => {
    expect(divide(10, { mode: 'equal', inputs: ['a', 'b', 'a'] })).toEqual({ a: 5, b: 5 });
  });

  it('needs people', () => {
    expect(divide(10, { mode: 'equal', inputs: [] })).toEqual({ code: 'no-people' });
  });
});

describe('weights', () => {
  it('divides in proportion, the remainder to the largest cut first', () => {
    const inputs = { a: '1', b: '2', c: '0.5' };
    expect(divide(1000, { mode: 'weights', inputs })).toEqual({ a: 286, b: 571, c: 143 });
  });

  it('sums to the total, never below 0, within one unit of the exact part', () => {
    fc.assert(
      fc.property(amounts, weights, fc.string(), (amount, inputs, id) => {
        const shares = divide(amount, { mode: 'weights', inputs }, id) as Record<string, number>;
        const all = Object.values(inputs).reduce((s, w) => s + BigInt(w.replace('.', '')), 0n);
        expect(sum(shares)).toBe(amount);
        for (const [person, weight] of Object.entries(inputs)) {
          const floor = (BigInt(amount) * BigInt(weight.replace('.', ''))) / all;
          const above = BigInt(shares[person] ?? -1) - floor;
          expect(above === 0n || above === 1n).toBe(true);
        }
      }),
    );
  });

  it('gives nothing to a weight of 0', () => {
    expect(divide(5, { mode: 'weights', inputs: { a: '0', b: '3' } })).toEqual({ a: 0, b: 5 });
  });

  it.each([
    [{ a: '0' }, { code: 'no-people' }],
    [{ a: 'x' }, { code: 'bad-input', person: 'a' }],
    [{ a: '-1' }, { code: 'bad-input', person: 'a' }],
    [{}, { code: 'no-people' }],
  ])('refuses %j', (inputs, error) => {
    expect(divide(5, { mode: 'weights', inputs })).toEqual(error);
  });
});

describe('percent', () => {
  it('accepts decimals that a float would not sum to 100', () => {
    const inputs = { a: '0.01', b: '65.40', c: '34.59' };
    expect(divide(10000, { mode: 'percent', inputs })).toEqual({ a: 1, b: 6540, c: 3459 });
  });

  it('says how much is left to assign', () => {
    expect(divide(100, { mode: 'percent', inputs: { a: '50', b: '37.5' } })).toEqual({
      code: 'percent-unassigned',
      left: '12.5',
    });
    expect(divide(100, { mode: 'percent', inputs: { a: '50', b: '50.01' } })).toEqual({
      code: 'percent-unassigned',
      left: '-0.01',
    });
  });
});

describe('exact', () => {
  it('keeps what was typed', () => {
    expect(divide(30, { mode: 'exact', inputs: { a: 10, b: 20 } })).toEqual({ a: 10, b: 20 });
  });

  it('says how much is left to assign, or is too much', () => {
    const inputs = { a: 10, b: 20 };
    expect(divide(35, { mode: 'exact', inputs })).toEqual({ code: 'unassigned', left: 5 });
    expect(divide(25, { mode: 'exact', inputs })).toEqual({ code: 'unassigned', left: -5 });
  });

  it('refuses a negative part', () => {
    const inputs = { a: -10, b: 20 };
    expect(divide(10, { mode: 'exact', inputs })).toEqual({ code: 'bad-input', person: 'a' });
  });
});

describe('adjustment', () => {
  it('divides the rest equally and adds each plus or minus', () => {
    const inputs = { a: 500, b: -200, c: 0 };
    expect(divide(3300, { mode: 'adjustment', inputs })).toEqual({ a: 1500, b: 800, c: 1000 });
  });

  it('sums to the total or says why not, and asks nobody for less than 0', () => {
    const inputs = fc.dictionary(
      fc.stringMatching(/^[a-z]{1,3}$/),
      fc.integer({ min: -5000, max: 5000 }),
      {
        noNullPrototype: true,
      },
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), inputs, (amount, adjustments) => {
        const result = split({
          expenseId: 'x',
          amount,
          split: { mode: 'adjustment', inputs: adjustments },
        });
        const shares = result.ok ? Object.values(result.value) : [amount];
        expect(sum(shares)).toBe(amount);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('says when the adjustments take more than there is', () => {
    expect(divide(100, { mode: 'adjustment', inputs: { a: 80, b: 40 } })).toEqual({
      code: 'unassigned',
      left: -20,
    });
    expect(divide(100, { mode: 'adjustment', inputs: { a: -120, b: 0 } })).toEqual({
      code: 'negative-share',
      person: 'a',
      share: -10,
    });
    expect(divide(10, { mode: 'adjustment', inputs: { a: -12, b: 0 } })).toEqual({
      code: 'negative-share',
      person: 'a',
      share: -1,
    });
  });
});
