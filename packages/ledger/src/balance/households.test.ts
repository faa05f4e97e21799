import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyEntry, dinner } from '../../tests/entries.ts';
import { Balances } from './balances.ts';
import { groupByHousehold, sumByHousehold } from './households.ts';

const households = { ana: 'couple', ben: 'couple' };

it('sums a household and leaves the others as they are', () => {
  expect(sumByHousehold({ ana: 6666, ben: -3333, cleo: -3333 }, households)).toEqual({
    couple: 3333,
    cleo: -3333,
  });
});

it('keeps the shares of the people themselves', () => {
  expect(groupByHousehold(dinner, households)).toMatchObject({
    payers: { couple: 10000 },
    shares: { couple: 6667, cleo: 3333 },
  });
  expect(dinner.shares).toEqual({ ana: 3334, ben: 3333, cleo: 3333 });
});

it('comes to the same whether entries or balances are brought together', () => {
  fc.assert(
    fc.property(fc.array(anyEntry()), (entries) => {
      const people = new Balances();
      const units = new Balances();
      for (const entry of entries) {
        people.apply(entry);
        units.apply(groupByHousehold(entry, households));
      }
      const summed = Object.entries(sumByHousehold(people.toRecord('EUR'), households));
      const withoutZeros = Object.fromEntries(summed.filter(([, amount]) => amount !== 0));
      expect(units.toRecord('EUR')).toEqual(withoutZeros);
    }),
  );
});
