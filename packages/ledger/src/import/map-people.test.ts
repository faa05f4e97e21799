import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyEntry } from '../../tests/entries.ts';
import { Balances } from '../balance/balances.ts';
import type { ImportedEntry } from './import-types.ts';
import { mapPeople, suggestMapping } from './map-people.ts';

const entry: ImportedEntry = {
  id: 'x',
  line: 2,
  kind: 'expense',
  title: 'Dinner',
  date: '2026-03-01',
  currency: 'EUR',
  amount: 300,
  payers: { p1: 300 },
  shares: { p1: 100, p2: 100, p3: 100 },
  split: { mode: 'weights', inputs: { p1: '1', p2: '1', p3: '1' } },
};

it('finds people by name, letter case and accents aside', () => {
  const people = [
    { key: 'p1', name: 'ZOÉ ' },
    { key: 'p2', name: 'Ben' },
  ];
  expect(suggestMapping(people, { u1: { name: 'Zoe' }, u2: { name: 'Benjamin' } })).toEqual({
    p1: 'u1',
  });
});

it('puts the group’s people in the place of the file’s', () => {
  const [mapped] = mapPeople([entry], { p1: 'u1', p2: 'u2', p3: 'u3' });
  expect(mapped).toEqual({
    id: 'x',
    kind: 'expense',
    title: 'Dinner',
    date: '2026-03-01',
    currency: 'EUR',
    amount: 300,
    payers: { u1: 300 },
    shares: { u1: 100, u2: 100, u3: 100 },
    split: { mode: 'weights', inputs: { u1: '1', u2: '1', u3: '1' } },
  });
});

it('adds up the shares of two people who become one', () => {
  const [mapped] = mapPeople([entry], { p1: 'u1', p2: 'u2', p3: 'u2' });
  expect(mapped).toMatchObject({
    shares: { u1: 100, u2: 200 },
    split: { mode: 'weights', inputs: { u1: '1', u2: '2' } },
  });
});

it('leaves out a payment to oneself', () => {
  const payment = { ...entry, kind: 'payment' as const, payers: { p1: 300 }, shares: { p2: 300 } };
  expect(mapPeople([payment], { p1: 'u1', p2: 'u1' })).toEqual([]);
});

it('changes no balance but by adding those of merged people', () => {
  fc.assert(
    fc.property(fc.array(anyEntry()), (entries) => {
      const imported = entries.map((one): ImportedEntry => {
        const split = { mode: 'exact' as const, inputs: one.shares };
        return { ...one, line: 1, title: 'x', date: '2026-01-01', split };
      });
      const before = new Balances();
      const after = new Balances();
      // A payment that includes its payer isn't a payment between two people.
      const valid = imported.map((one) => ({
        ...one,
        kind: one.kind === 'income' ? one.kind : ('expense' as const),
      }));
      for (const one of valid) before.apply(one);
      for (const one of mapPeople(valid, { ben: 'ana' })) after.apply(one);
      expect(after.get('EUR', 'ana')).toBe(before.get('EUR', 'ana') + before.get('EUR', 'ben'));
      expect(after.get('EUR', 'cleo')).toBe(before.get('EUR', 'cleo'));
    }),
  );
});
