import fc from 'fast-check';
import { expect, it } from 'vitest';
import { after, balancesOf, isEven, plan } from '../../tests/balances.ts';

it('keeps a shown plan as it was but for what has been paid of it', () => {
  fc.assert(
    fc.property(
      balancesOf({ min: 1, max: 12 }, 20),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      (balances, fractions) => {
        const shown = plan(balances).payments;
        const paid = shown.map((one) => ({
          ...one,
          amount: Math.floor(one.amount * Number(fractions.next().value)),
        }));
        const kept = plan(after(balances, paid), shown).payments;
        expect(kept).toEqual(
          shown
            .map((one, i) => ({ ...one, amount: one.amount - (paid[i]?.amount ?? 0) }))
            .filter(({ amount }) => amount > 0),
        );
      },
    ),
  );
});

it('gives a shown plan up once it no longer settles', () => {
  const shown = [{ from: 'b', to: 'a', amount: 10 }];
  expect(plan({ a: 10, c: -10 }, shown).payments).toEqual([{ from: 'c', to: 'a', amount: 10 }]);
  expect(plan({ a: 20, b: -20 }, shown).payments).toEqual([{ from: 'b', to: 'a', amount: 20 }]);
  expect(plan({ a: -5, b: 5 }, shown).payments).toEqual([{ from: 'a', to: 'b', amount: 5 }]);
});

it('gives a shown plan up when it goes round in circles', () => {
  const circle = [
    { from: 'a', to: 'b', amount: 5 },
    { from: 'b', to: 'a', amount: 15 },
  ];
  expect(plan({ a: 10, b: -10 }, circle).payments).toEqual([{ from: 'b', to: 'a', amount: 10 }]);
});

it('does not call a shown plan the fewest when a shorter one exists by now', () => {
  const shown = [
    { from: 'c', to: 'a', amount: 10 },
    { from: 'c', to: 'b', amount: 10 },
    { from: 'd', to: 'b', amount: 10 },
  ];
  // c has paid 10 to b: two exact pairs remain, but the shown plan still settles in three.
  expect(plan({ a: 10, b: 20, c: -20, d: -10 }, shown).isOptimal).toBe(false);
});

it('keeps the circles that news does not touch', () => {
  // Two pairings of the first four are equally short; a new plan would choose the other one.
  const shown = [
    { from: 'c', to: 'b', amount: 10 },
    { from: 'd', to: 'a', amount: 10 },
    { from: 'f', to: 'e', amount: 7 },
  ];
  const { payments, isOptimal } = plan({ a: 10, b: 10, c: -10, d: -10, e: 9, f: -9 }, shown);
  expect(payments).toEqual([
    { from: 'c', to: 'b', amount: 10 },
    { from: 'd', to: 'a', amount: 10 },
    { from: 'f', to: 'e', amount: 9 },
  ]);
  expect(isOptimal).toBe(true);
});

it('settles whatever was shown before', () => {
  const payment = fc.record({
    from: fc.constantFrom('p000', 'p001', 'p002', 'p003'),
    to: fc.constantFrom('p000', 'p001', 'p002', 'p003', 'gone'),
    amount: fc.integer({ min: 1, max: 50 }),
  });
  fc.assert(
    fc.property(balancesOf({ min: 1, max: 30 }, 20), fc.array(payment), (balances, shown) => {
      expect(isEven(after(balances, plan(balances, shown).payments))).toBe(true);
    }),
  );
});

it('plans anew where more is owed than was shown', () => {
  const shown = [
    { from: 'c', to: 'b', amount: 10 },
    { from: 'd', to: 'a', amount: 10 },
  ];
  expect(plan({ a: 20, b: 20, c: -20, d: -20 }, shown).payments).toEqual([
    { from: 'c', to: 'a', amount: 20 },
    { from: 'd', to: 'b', amount: 20 },
  ]);
});
