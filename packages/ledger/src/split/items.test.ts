import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ItemsInput } from '../model/expense.ts';
import { split } from './split.ts';

const divide = (amount: number, inputs: ItemsInput) => {
  const result = split({ expenseId: 'x1', amount, split: { mode: 'items', inputs } });
  return result.ok ? result.value : result.error;
};

const sum = (shares: object): number =>
  Object.values(shares).reduce((all: number, one) => all + Number(one), 0);

const lines = [
  { title: 'pizza', amount: 1200, people: ['a', 'b'] },
  { title: 'salad', amount: 800, people: ['c'] },
];

it('spreads tax, tip and discount in proportion to what each had', () => {
  const inputs = { lines, tax: 200, tip: 300, discount: 100 };
  expect(divide(2400, inputs)).toEqual({ a: 720, b: 720, c: 960 });
});

it('rounds once, so thirds of thirds lose nothing', () => {
  const thirds = [10, 10, 10].map((amount) => ({ amount, people: ['a', 'b', 'c'] }));
  expect(divide(30, { lines: thirds })).toEqual({
    a: 10,
    b: 10,
    c: 10,
  });
});

it('counts a line without people as left to assign', () => {
  const inputs = { lines: [...lines, { amount: 350, people: [] }] };
  expect(divide(2350, inputs)).toEqual({ code: 'unassigned', left: 350 });
});

it('sums to the total for any bill', () => {
  const line = fc.record({
    amount: fc.integer({ min: 0, max: 1e9 }),
    people: fc.uniqueArray(fc.stringMatching(/^[a-z]$/), { minLength: 1 }),
  });
  const bill = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 20 }),
    tax: fc.integer({ min: 0, max: 1e9 }),
    tip: fc.integer({ min: 0, max: 1e9 }),
  });
  fc.assert(
    fc.property(bill, (inputs) => {
      const amount = sum(inputs.lines.map((one) => one.amount)) + inputs.tax + inputs.tip;
      const result = split({ expenseId: 'x', amount, split: { mode: 'items', inputs } });
      const something = inputs.lines.some((one) => one.amount > 0);
      expect(result.ok ? sum(result.value) : result.error).toEqual(
        something ? amount : { code: 'no-people' },
      );
    }),
  );
});

it('refuses an amount that is not whole minor units', () => {
  const inputs = { lines: [{ amount: 1.5, people: ['a'] }] };
  expect(divide(1, inputs)).toEqual({ code: 'bad-input', line: 0 });
  expect(divide(1.5, inputs)).toEqual({ code: 'bad-amount' });
});
