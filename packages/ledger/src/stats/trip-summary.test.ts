import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../date/calendar-date.ts';
import { split } from '../split/split.ts';
import { Statistics } from './statistics.ts';
import { plainFraction } from './plain-fraction.ts';
import { type SummaryEntry, summarizeTrip } from './trip-summary.ts';

const PEOPLE = ['ana', 'ben', 'eva'] as const;

const entries: fc.Arbitrary<SummaryEntry> = fc
  .record({
    id: fc.uuid(),
    kind: fc.constantFrom(
      'expense' as const,
      'expense' as const,
      'income' as const,
      'payment' as const,
    ),
    title: fc.constantFrom('Lake house', 'Wood', 'Ice'),
    currency: fc.constantFrom('EUR', 'EUR', 'JPY'),
    amount: fc.integer({ min: 1, max: 1e9 }),
    day: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 4000 })),
    payer: fc.constantFrom(...PEOPLE),
    sharing: fc.uniqueArray(fc.constantFrom(...PEOPLE), { minLength: 1 }),
  })
  .map(({ id, day, payer, sharing, ...rest }) => {
    const shares = split({
      expenseId: id,
      amount: rest.amount,
      split: { mode: 'equal', inputs: sharing },
    });
    if (!shares.ok) throw new Error(shares.error.code);
    return {
      ...rest,
      date: addDays('2026-01-30', day),
      payers: { [payer]: rest.amount },
      shares: shares.value,
    };
  });

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

it('adds up to the same total by time, by payer and by share', () => {
  fc.assert(
    fc.property(fc.array(entries), fc.integer({ min: 1, max: 40 }), (list, maxBars) => {
      const summary = summarizeTrip(list, { currency: 'EUR', maxBars });
      const counted = list.filter(({ kind }) => kind !== 'payment');
      expect(summary === undefined).toBe(counted.length === 0);
      if (summary === undefined) return;
      const statistics = new Statistics();
      for (const one of list) statistics.apply(one);
      const { spent } = statistics.totals('EUR');
      expect(summary.spent).toBe(spent);
      expect(sum(summary.bars.spent)).toBe(spent);
      expect(sum(summary.people.map(({ paid }) => paid))).toBe(spent);
      expect(sum(summary.people.map(({ owed }) => owed))).toBe(spent);
      expect(summary.bars.spent.length).toBeLessThanOrEqual(maxBars);
      expect(summary.bars.spent.length * summary.bars.daysEach).toBeGreaterThanOrEqual(
        summary.days,
      );
      expect(addDays(summary.first, summary.days - 1)).toBe(summary.last);
      for (const { date } of counted)
        expect(date >= summary.first && date <= summary.last).toBe(true);
      const yen = counted.some(({ currency }) => currency === 'JPY');
      expect(summary.others).toEqual(
        yen ? [{ currency: 'JPY', spent: statistics.totals('JPY').spent }] : [],
      );
    }),
  );
});

it('is the same in any order, and names the largest expense', () => {
  fc.assert(
    fc.property(
      fc
        .array(entries)
        .chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
      ([list, shuffled]) => {
        const summary = summarizeTrip(list, { currency: 'EUR' });
        expect(summarizeTrip(shuffled, { currency: 'EUR' })).toEqual(summary);
        const own = list.filter(({ kind, currency }) => kind === 'expense' && currency === 'EUR');
        expect(summary?.largest?.amount).toBe(
          own.length === 0 ? undefined : Math.max(...own.map(({ amount }) => amount)),
        );
        expect(summary?.expenses).toBe(
          summary && list.filter(({ kind }) => kind === 'expense').length,
        );
      },
    ),
  );
});

it('has a bar for each day of a short trip, empty days too', () => {
  const one = { kind: 'expense', currency: 'EUR', title: 'Ice' } as const;
  const day = (date: string, amount: number) => ({
    ...one,
    date,
    amount,
    payers: { ana: amount },
    shares: { ben: amount },
  });
  const summary = summarizeTrip([day('2026-07-03', 500), day('2026-07-01', 300)], {
    currency: 'EUR',
  });
  expect(summary).toMatchObject({
    days: 3,
    expenses: 2,
    bars: { daysEach: 1, spent: [300, 0, 500] },
  });
  expect(summary?.people).toEqual([
    { id: 'ben', paid: 0, owed: 800 },
    { id: 'ana', paid: 800, owed: 0 },
  ]);
});

it.each([
  [0.5, 'half'],
  [0.478, 'half'],
  [0.34, 'third'],
  [0.24, 'quarter'],
  [0.29, undefined],
  [0.62, undefined],
  [1, undefined],
] as const)('says %d in a word, if there is one: %s', (part, word) => {
  expect(plainFraction(part)).toBe(word);
});
