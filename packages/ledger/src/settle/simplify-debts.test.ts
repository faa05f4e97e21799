import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, balancesOf, type Balances, isEven, plan } from '../../tests/balances.ts';
import { payLargestFirst } from './largest-first.ts';
import { payInOrder } from './pay-in-order.ts';
import { isQuickToSettle, simplifyDebts } from './simplify-debts.ts';
import { hiddenGroups } from '../../tests/hidden-groups.ts';

/** The most groups that sum to 0, by trying every division into groups. */
function mostGroups(amounts: readonly number[]): number {
  let most = 0;
  const sums: number[] = [];
  const place = (index: number): void => {
    const amount = amounts[index];
    if (amount === undefined) {
      if (sums.every((sum) => sum === 0)) most = Math.max(most, sums.length);
      return;
    }
    for (let i = 0; i < sums.length; i += 1) {
      sums[i] = (sums[i] ?? 0) + amount;
      place(index + 1);
      sums[i] = (sums[i] ?? 0) - amount;
    }
    sums.push(amount);
    place(index + 1);
    sums.pop();
  };
  place(0);
  return most;
}

it('settles everybody in at most one payment less than there are people', () => {
  fc.assert(
    fc.property(balancesOf({ min: 0, max: 60 }, 1000), (balances) => {
      const { payments, lowerBound } = plan(balances);
      const people = Object.values(balances).filter((one) => one !== 0).length;
      expect(isEven(after(balances, payments))).toBe(true);
      expect(payments.length).toBeLessThanOrEqual(Math.max(0, people - 1));
      expect(payments.length).toBeGreaterThanOrEqual(lowerBound);
      expect(payments.every(({ amount, from, to }) => amount > 0 && from !== to)).toBe(true);
    }),
  );
});

it('never needs more payments than a naive plan', () => {
  fc.assert(
    fc.property(balancesOf({ min: 0, max: 60 }, 5000), (balances) => {
      const positions = Object.entries(balances)
        .filter(([, amount]) => amount !== 0)
        .map(([person, amount]) => ({ person, amount }));
      const largestFirst = payLargestFirst(positions, 0).payments;
      const inOrder = payInOrder(positions);
      expect(isEven(after(balances, largestFirst))).toBe(true);
      expect(isEven(after(balances, inOrder))).toBe(true);
      const { length } = plan(balances).payments;
      expect(length).toBeLessThanOrEqual(Math.min(largestFirst.length, inOrder.length));
    }),
  );
});

it('finds the fewest payments, as trying every division does', () => {
  fc.assert(
    fc.property(balancesOf({ min: 0, max: 7 }, 6), (balances) => {
      const amounts = Object.values(balances).filter((one) => one !== 0);
      const { payments, isOptimal } = plan(balances);
      expect(isOptimal).toBe(true);
      expect(payments.length).toBe(amounts.length - mostGroups(amounts));
    }),
    { numRuns: 500 },
  );
});

it('plans the same whatever the order of people', () => {
  fc.assert(
    fc.property(balancesOf({ min: 0, max: 40 }, 200), (balances) => {
      const reversed = Object.fromEntries(Object.entries(balances).reverse());
      expect(plan(reversed)).toEqual(plan(balances));
    }),
  );
});

describe('with more people than can be divided exactly', () => {
  it('is proven where the bound is met', () => {
    const balances: Balances = {};
    for (let i = 0; i < 40; i += 1)
      Object.assign(balances, { [`u${i}`]: i + 1, [`v${i}`]: -i - 1 });
    expect(plan(balances)).toMatchObject({ isOptimal: true, lowerBound: 40 });
    expect(plan(balances).payments).toHaveLength(40);
  });

  it('is proven where one person is owed by all', () => {
    const balances: Balances = {};
    for (let i = 0; i < 30; i += 1) balances[`u${i}`] = 7 ** 5 + i * i * 31;
    balances['z'] = -Object.values(balances).reduce((sum, one) => sum + one, 0);
    expect(plan(balances)).toMatchObject({ isOptimal: true, lowerBound: 30 });
  });

  it.each([
    [24, 3],
    [24, 4],
    [24, 5],
    [24, 6],
    [30, 3],
    [30, 4],
    [30, 5],
    [30, 6],
    [40, 3],
    [40, 4],
    [40, 5],
  ])('finds hidden groups: %d people, groups of %d', (people, size) => {
    for (let seed = 1; seed <= 3; seed += 1) {
      const balances = hiddenGroups({ people, size, seed });
      const { payments, lowerBound } = plan(balances);
      expect(isEven(after(balances, payments))).toBe(true);
      expect(payments.length).toBeLessThanOrEqual(people - Math.floor(people / size));
      expect(payments.length / lowerBound).toBeLessThanOrEqual(1.02);
    }
  });

  it('never says more of a lower bound than a plan with fewer payments allows', () => {
    // Small amounts form so many groups that the search doesn't complete.
    for (const [people, size] of [
      [24, 3],
      [30, 6],
      [45, 4],
    ] as const) {
      const balances = hiddenGroups({ people, size, seed: people, limit: 40 });
      const { payments, lowerBound, isOptimal } = plan(balances);
      expect(isEven(after(balances, payments))).toBe(true);
      expect(lowerBound).toBeLessThanOrEqual(people - Math.floor(people / size));
      expect(lowerBound).toBeLessThanOrEqual(payments.length);
      expect(isOptimal).toBe(payments.length === lowerBound);
    }
  });

  it('plans for one creditor without a search', () => {
    const balances: Balances = {};
    for (let i = 0; i < 249; i += 1) balances[`u${i}`] = -(7 ** 5 + i * 31);
    balances['z'] = -Object.values(balances).reduce((sum, one) => sum + one, 0);
    expect(isQuickToSettle({ balances })).toBe(true);
    expect(plan(balances)).toMatchObject({ isOptimal: true, lowerBound: 249 });
    const others = Object.entries(balances).map(([person, amount]) => [person, -amount]);
    expect(plan(Object.fromEntries(others))).toMatchObject({ isOptimal: true, lowerBound: 249 });
  });

  it('says that it is not proven otherwise', () => {
    const balances: Balances = {};
    for (let i = 0; i < 40; i += 1) balances[`u${i}`] = 7 ** 5 + i ** 3 * 31;
    for (let i = 0; i < 30; i += 1) balances[`v${i}`] = -(11 ** 4) - i ** 4 * 17;
    balances['z'] = -Object.values(balances).reduce((sum, one) => sum + one, 0);
    const { payments, isOptimal, lowerBound } = plan(balances);
    expect(isOptimal).toBe(false);
    expect(lowerBound).toBeLessThan(payments.length);
    expect(isEven(after(balances, payments))).toBe(true);
  });
});

it('knows which plans take long', () => {
  const many = hiddenGroups({ people: 24, size: 6, seed: 1 });
  expect(isQuickToSettle({ balances: many })).toBe(false);
  const opposites = Object.entries(many).flatMap(([person, amount]) => [
    [person, amount],
    [`${person}'`, -amount],
  ]);
  expect(isQuickToSettle({ balances: Object.fromEntries(opposites) })).toBe(true);
  expect(isQuickToSettle({ balances: {} })).toBe(true);
});

it('takes and gives plain data, as a worker needs', () => {
  const request = { balances: { a: 5, b: -5 }, shown: [{ from: 'b', to: 'a', amount: 5 }] };
  const result = simplifyDebts(JSON.parse(JSON.stringify(request)));
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
});

it.each([
  [{ a: 1 }, { code: 'unbalanced', by: 1 }],
  [{ a: 0.5, b: -0.5 }, { code: 'bad-balance' }],
  [{ a: 1e16, b: -1e16 }, { code: 'bad-balance' }],
])('refuses %j', (balances, error) => {
  expect(simplifyDebts({ balances })).toEqual({ ok: false, error });
});
