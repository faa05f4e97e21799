import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NewExpense } from '../expense/new-expense.ts';
import { deltaOf } from '../expense/apply-balance-delta.ts';
import { difference } from './difference.ts';

const expense = fc
  .record({
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    currency: fc.constantFrom('EUR', 'JPY'),
    kind: fc.constantFrom('expense', 'income'),
    date: fc.constantFrom('2026-01-31', '2026-02-01'),
    category: fc.constantFrom('food', 'rent'),
    payer: fc.constantFrom('a', 'b'),
    owes: fc.constantFrom('a', 'b', 'c'),
  })
  .map(({ payer, owes, amount, ...rest }): NewExpense => ({
    ...rest,
    title: 'x',
    amount,
    payers: { [payer]: amount },
    split: { mode: 'equal', inputs: [owes] },
    shares: { [owes]: amount },
  }));

const added = (all: readonly NewExpense[]) =>
  deltaOf(all.map((after, at) => ({ expenseId: `e${at}`, after })));

describe('difference', () => {
  it('finds nothing where the stored sums are right', () => {
    fc.assert(
      fc.property(fc.array(expense), (all) => {
        expect(difference(added(all), added(all))).toEqual({ balances: {}, months: {}, count: 0 });
      }),
    );
  });

  it('finds exactly what the missing expenses move', () => {
    fc.assert(
      fc.property(fc.array(expense), fc.array(expense), (known, missing) => {
        const found = difference(added([...known, ...missing]), added(known));
        expect(found).toEqual(difference(added(missing), added([])));
        expect(found.count).toBe(missing.length);
      }),
    );
  });
});

describe('sumsOf', () => {
  it('takes out what it has added', () => {
    fc.assert(
      fc.property(fc.array(expense), (all) => {
        const both = deltaOf(
          all.flatMap((one) => [
            { expenseId: 'e', after: one },
            { expenseId: 'e', before: one },
          ]),
        );
        expect(difference(both, added([]))).toEqual({ balances: {}, months: {}, count: 0 });
      }),
    );
  });
});
