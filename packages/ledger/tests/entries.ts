import fc from 'fast-check';
import type { LedgerEntry } from '../src/model/expense.ts';
import { allocateEqually } from '../src/split/allocate.ts';

const NAMES = ['ana', 'ben', 'cleo', 'dan', 'eva'] as const;

/** Generates a valid entry between five people, in one of two currencies. */
export function anyEntry(maxAmount = 1e12): fc.Arbitrary<LedgerEntry> {
  return fc
    .record({
      id: fc.uuid(),
      kind: fc.constantFrom('expense' as const, 'payment' as const, 'income' as const),
      currency: fc.constantFrom('EUR', 'JPY'),
      amount: fc.integer({ min: 1, max: maxAmount }),
      paying: fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1 }),
      sharing: fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1 }),
    })
    .map(({ paying, sharing, ...entry }) => ({
      ...entry,
      payers: allocateEqually(entry.amount, paying, 'payers'),
      shares: allocateEqually(entry.amount, sharing, entry.id),
    }));
}

/** A dinner for three, paid by one. */
export const dinner: LedgerEntry = {
  id: 'dinner',
  kind: 'expense',
  currency: 'EUR',
  amount: 10000,
  payers: { ana: 10000 },
  shares: { ana: 3334, ben: 3333, cleo: 3333 },
};
