import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyEntry, dinner } from '../../tests/entries.ts';
import type { LedgerEntry } from '../model/expense.ts';
import { Balances } from './balances.ts';
import { balanceIncrements } from './increments.ts';

const entries = anyEntry();

const read = (balances: Balances) =>
  Object.fromEntries(balances.currencies().map((code) => [code, balances.toRecord(code)]));

const applied = (all: readonly LedgerEntry[]): Balances => {
  const balances = new Balances();
  for (const entry of all) balances.apply(entry);
  return balances;
};

it('credits who paid and debits whose it was', () => {
  expect(read(applied([dinner]))).toEqual({ EUR: { ana: 6666, ben: -3333, cleo: -3333 } });
});

it('turns the signs round for money that came in', () => {
  expect(read(applied([{ ...dinner, kind: 'income' }]))).toEqual({
    EUR: { ana: -6666, ben: 3333, cleo: 3333 },
  });
});

it('moves a payment from who owed to who was owed', () => {
  const payment = {
    ...dinner,
    kind: 'payment' as const,
    amount: 3333,
    payers: { ben: 3333 },
    shares: { ana: 3333 },
  };
  expect(read(applied([dinner, payment]))).toEqual({ EUR: { ana: 3333, cleo: -3333 } });
});

it('sums to 0 in every currency, whatever the order', () => {
  fc.assert(
    fc.property(fc.array(entries), (all) => {
      const balances = read(applied(all));
      for (const byPerson of Object.values(balances)) {
        expect(Object.values(byPerson).reduce((sum, one) => sum + one, 0)).toBe(0);
      }
      expect(read(applied([...all].reverse()))).toEqual(balances);
    }),
  );
});

it('is as if an entry had never been there once it is removed', () => {
  fc.assert(
    fc.property(fc.array(entries), entries, entries, (all, one, other) => {
      const balances = applied(all);
      const before = read(balances);
      balances.apply(one);
      balances.replace(one, other);
      expect(read(balances)).toEqual(read(applied([...all, other])));
      balances.remove(other);
      expect(read(balances)).toEqual(before);
    }),
  );
});

it('moves stored balances by increments to the same place', () => {
  fc.assert(
    fc.property(fc.array(entries), entries, entries, (all, before, after) => {
      const balances = applied([...all, before]);
      for (const [currency, amounts] of Object.entries(balanceIncrements({ before, after }))) {
        balances.add(currency, amounts);
      }
      expect(read(balances)).toEqual(read(applied([...all, after])));
    }),
  );
});

it('changes nothing when an edit leaves the money alone', () => {
  expect(balanceIncrements({ before: dinner, after: { ...dinner } })).toEqual({});
});

it('stays exact over 100,000 of the largest expenses', () => {
  const balances = new Balances();
  const largest = { ...dinner, amount: 1e12, payers: { a: 1e12 }, shares: { b: 1e12 - 1, a: 1 } };
  for (let i = 0; i < 100_000; i += 1) balances.apply(largest);
  expect(balances.getBigInt('EUR', 'a')).toBe(99_999_999_999_900_000n);
  expect(balances.getBigInt('EUR', 'b')).toBe(-99_999_999_999_900_000n);
  expect(() => balances.get('EUR', 'a')).toThrow(RangeError);
  for (let i = 0; i < 99_999; i += 1) balances.remove(largest);
  expect(balances.get('EUR', 'a')).toBe(1e12 - 1);
});
