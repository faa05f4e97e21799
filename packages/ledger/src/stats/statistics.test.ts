import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyEntry, dinner } from '../../tests/entries.ts';
import { monthIncrements } from './increments.ts';
import { Statistics, type StatisticsEntry, totalsBetween } from './statistics.ts';

const march: StatisticsEntry = { ...dinner, date: '2026-03-01', category: 'dining' };

const anyDated = fc
  .tuple(
    anyEntry(),
    fc.constantFrom('2026-01-31', '2026-02-01', '2026-02-28', '2027-01-01'),
    fc.constantFrom('dining', 'rent', undefined),
  )
  .map(([entry, date, category]): StatisticsEntry =>
    category === undefined ? { ...entry, date } : { ...entry, date, category },
  );

const of = (entries: readonly StatisticsEntry[]): Statistics => {
  const statistics = new Statistics();
  for (const entry of entries) statistics.apply(entry);
  return statistics;
};

const read = (statistics: Statistics) =>
  ['2026-01', '2026-02', '2027-01'].map((month) => [
    statistics.totals('EUR', { from: month, to: month }),
    statistics.totals('JPY', { from: month, to: month }),
  ]);

const sum = (amounts: Readonly<Record<string, number>>): number =>
  Object.values(amounts).reduce((all, one) => all + one, 0);

it('totals a month by category, by whose it was and by who paid', () => {
  expect(of([march]).totals('EUR', { from: '2026-03', to: '2026-03' })).toEqual({
    spent: 10000,
    byCategory: { dining: 10000 },
    byPerson: { ana: 3334, ben: 3333, cleo: 3333 },
    byPayer: { ana: 10000 },
  });
});

it('takes money that came in off what was spent, and leaves payments out', () => {
  const refund = { ...march, kind: 'income' as const, amount: 400, payers: { ana: 400 } };
  const payment = { ...march, kind: 'payment' as const };
  const shares = { ana: 200, ben: 200 };
  expect(of([march, { ...refund, shares }, payment]).totals('EUR')).toEqual({
    spent: 9600,
    byCategory: { dining: 9600 },
    byPerson: { ana: 3134, ben: 3133, cleo: 3333 },
    byPayer: { ana: 9600 },
  });
});

it('agrees between category, person and payer, whatever the order', () => {
  fc.assert(
    fc.property(fc.array(anyDated), (entries) => {
      const { spent, byPerson, byPayer } = of(entries).totals('EUR');
      expect(sum(byPerson)).toBe(spent);
      expect(sum(byPayer)).toBe(spent);
      expect(read(of([...entries].reverse()))).toEqual(read(of(entries)));
    }),
  );
});

it('moves by increments to where a fresh count arrives', () => {
  fc.assert(
    fc.property(fc.array(anyDated), anyDated, anyDated, (entries, before, after) => {
      const stored = of([...entries, before]);
      for (const [month, byCurrency] of Object.entries(monthIncrements({ before, after }))) {
        for (const [currency, totals] of Object.entries(byCurrency)) {
          stored.add(month, currency, totals);
        }
      }
      const replaced = of([...entries, before]);
      replaced.replace(before, after);
      expect(read(stored)).toEqual(read(of([...entries, after])));
      expect(read(replaced)).toEqual(read(of([...entries, after])));
    }),
  );
});

it('changes nothing when an edit leaves the money alone', () => {
  expect(monthIncrements({ before: march, after: { ...march } })).toEqual({});
});

it('totals a range of days, both ends included', () => {
  const days = ['2026-03-01', '2026-03-15', '2026-04-01'].map((date) => ({ ...march, date }));
  const range = { currency: 'EUR', from: '2026-03-15', to: '2026-04-01' };
  expect(totalsBetween(days, range).spent).toBe(20000);
});
