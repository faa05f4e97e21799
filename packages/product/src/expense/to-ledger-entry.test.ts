import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NewExpense } from './new-expense.ts';
import { toLedgerEntry } from './to-ledger-entry.ts';

const expense: NewExpense = {
  kind: 'expense',
  title: 'Ferry',
  amount: 300,
  currency: 'SEK',
  date: '2026-07-01',
  category: 'travel',
  payers: { a: 300 },
  split: { mode: 'equal', inputs: ['a', 'b'] },
  shares: { a: 150, b: 150 },
};

describe('toLedgerEntry', () => {
  it('leaves an expense without a rate in its own currency', () => {
    expect(toLedgerEntry('e', expense)).toMatchObject({ currency: 'SEK', amount: 300 });
  });

  it('counts in the currency that the group had that day', () => {
    const converted = { ...expense, groupAmount: 27, groupCurrency: 'EUR', rate: '0.09' };
    expect(toLedgerEntry('e', converted)).toMatchObject({
      currency: 'EUR',
      amount: 27,
      payers: { a: 27 },
    });
  });

  it('never loses or makes a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), (a, b) => {
        const { shares, payers } = toLedgerEntry('e', {
          ...expense,
          amount: 2 * a,
          payers: { a: a, b: a },
          shares: { a: 1, b: 2 * a - 1 },
          groupAmount: b,
          groupCurrency: 'EUR',
        });
        const sum = (parts: object) => Object.values(parts).reduce((all, part) => all + part, 0);
        expect([sum(shares), sum(payers)]).toEqual([b, b]);
      }),
    );
  });
});
