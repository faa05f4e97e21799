import { expect, it } from 'vitest';
import { sampleExpense } from '../../tests/support/sample-expense.ts';
import type { Month } from '../month/schema.ts';
import { firstTotals, listedTotals, storedTotals } from './month-totals.ts';

const stored = (id: string, currency: string, byPerson: Readonly<Record<string, number>>) => ({
  id,
  path: `groups/g/months/${id}`,
  pending: false,
  data: {
    totals: { [currency]: { byCategory: {}, byPerson, byPayer: { ana: 1 } } },
    isWhole: true,
  } satisfies Month,
});

it('adds up the stored shares of each month, the group’s currency first', () => {
  const totals = storedTotals(
    [
      stored('2026-11-CHF', 'CHF', { ana: 500 }),
      stored('2026-11-EUR', 'EUR', { ana: 1000, ben: 234 }),
      stored('2026-11', 'EUR', { ana: 1 }),
      stored('2026-10-EUR', 'EUR', { ana: 700, ben: -700 }),
    ],
    'EUR',
  );
  expect(totals.get('2026-11')).toEqual([
    { currency: 'EUR', spent: 1235 },
    { currency: 'CHF', spent: 500 },
  ]);
  expect(totals.get('2026-10')).toEqual([]);
});

it('sums up listed expenses as balances count them, without payments', () => {
  const spent = (id: string, change: Parameters<typeof sampleExpense>[1]) =>
    sampleExpense(id, { amount: 900, payers: { a: 900 }, shares: { a: 900 }, ...change });
  const totals = listedTotals(
    [
      spent('plain', {}),
      spent('converted', {
        currency: 'JPY',
        groupAmount: 540,
        groupCurrency: 'EUR',
        rate: '0.6',
      }),
      spent('refund', { kind: 'income', amount: 200, payers: { a: 200 }, shares: { a: 200 } }),
      spent('paid back', { kind: 'payment' }),
      spent('foreign', { currency: 'CHF', date: '2026-04-30' }),
    ],
    'EUR',
  );
  expect(totals.get('2026-05')).toEqual([{ currency: 'EUR', spent: 1240 }]);
  expect(totals.get('2026-04')).toEqual([{ currency: 'CHF', spent: 900 }]);
});

it.each([
  [['2026-11-20', '2026-11-02'], '2026-10'],
  [['2026-11-20', '2026-03-31'], '2026-01'],
  [['2026-11-20', '2025-12-31'], '2025-01'],
  [[], undefined],
])('needs the totals of %j since %s', (dates, first) => {
  expect(firstTotals(dates.map((date) => sampleExpense(date, { date })))).toBe(first);
});
