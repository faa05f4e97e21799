import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyEntry, dinner } from '../../tests/entries.ts';
import { Balances } from './balances.ts';
import { type Debt, getEntryDebts, pairDebts } from './debts.ts';
import { getBalanceChanges } from './get-balance-changes.ts';
import { explainBalance, explainDebt } from './explain.ts';

const effectOf = (debts: readonly Debt[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { from, to, amount } of debts) {
    sums[from] = (sums[from] ?? 0) - amount;
    sums[to] = (sums[to] ?? 0) + amount;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
};

it('lets everybody owe who paid', () => {
  expect(getEntryDebts(dinner)).toEqual([
    { from: 'ben', to: 'ana', amount: 3333 },
    { from: 'cleo', to: 'ana', amount: 3333 },
  ]);
});

it('divides a debt between several payers in proportion', () => {
  const shared = { ...dinner, payers: { ana: 7500, ben: 2500 }, shares: { cleo: 6000, dan: 4000 } };
  expect(getEntryDebts(shared)).toEqual([
    { from: 'cleo', to: 'ana', amount: 4500 },
    { from: 'cleo', to: 'ben', amount: 1500 },
    { from: 'dan', to: 'ana', amount: 3000 },
    { from: 'dan', to: 'ben', amount: 1000 },
  ]);
});

it('moves every balance exactly as the entry does', () => {
  fc.assert(
    fc.property(anyEntry(), (entry) => {
      const debts = getEntryDebts(entry);
      expect(effectOf(debts)).toEqual(getBalanceChanges(entry));
      expect(debts.every(({ amount }) => amount > 0)).toBe(true);
    }),
  );
});

it('settles every balance without passing a debt on', () => {
  fc.assert(
    fc.property(fc.array(anyEntry()), (entries) => {
      const balances = new Balances();
      for (const entry of entries) balances.apply(entry);
      expect(effectOf(pairDebts(entries, 'EUR'))).toEqual(balances.toRecord('EUR'));
      const pairs = pairDebts(entries, 'EUR').map(({ from, to }) => [from, to].sort().join());
      expect(new Set(pairs).size).toBe(pairs.length);
    }),
  );
});

it('explains a debt by the entries that make it', () => {
  const back = {
    ...dinner,
    id: 'back',
    kind: 'payment' as const,
    payers: { ben: 1000 },
    shares: { ana: 1000 },
  };
  const other = { ...dinner, id: 'other', payers: { cleo: 5000 }, shares: { dan: 5000 } };
  const reasons = explainDebt([dinner, other, back], { from: 'ben', to: 'ana', currency: 'EUR' });
  expect(reasons).toEqual([
    { entry: dinner, amount: 3333, running: 3333 },
    { entry: back, amount: -1000, running: 2333 },
  ]);
});

it('explains every debt and balance to the minor unit', () => {
  fc.assert(
    fc.property(fc.array(anyEntry(), { minLength: 1 }), (entries) => {
      const balances = new Balances();
      for (const entry of entries) balances.apply(entry);
      for (const { from, to, amount } of pairDebts(entries, 'EUR')) {
        const reasons = explainDebt(entries, { from, to, currency: 'EUR' });
        expect(reasons.at(-1)?.running).toBe(amount);
      }
      for (const person of ['ana', 'ben', 'cleo', 'dan', 'eva']) {
        const reasons = explainBalance(entries, { person, currency: 'EUR' });
        expect(reasons.at(-1)?.running ?? 0).toBe(balances.get('EUR', person));
      }
    }),
  );
});
