import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recentFirst } from './recent-first.ts';

const people = Array.from({ length: 40 }, (_, at) => ({ id: `p${at}` }));
const isOwn = (id: string) => id === 'p3';
const between = (payer: string, ...others: string[]) => ({
  payers: { [payer]: 100 },
  shares: Object.fromEntries(others.map((id) => [id, 1])),
});

it('puts the reader first, then those of the latest expenses, newest first', () => {
  const recent = [between('p30', 'p12', 'p3'), between('p12', 'p20')];
  const order = recentFirst(people, recent, isOwn);
  expect(order.slice(0, 5)).toEqual(['p3', 'p30', 'p12', 'p20', 'p0']);
});

it('ignores expenses of everyone, and keeps the order of small groups', () => {
  const all = between('p9', ...people.map(({ id }) => id));
  expect(recentFirst(people, [all], isOwn).slice(0, 3)).toEqual(['p3', 'p0', 'p1']);
  const few = people.slice(0, 6);
  expect(recentFirst(few, [between('p5', 'p4')], isOwn)).toEqual(few.map(({ id }) => id));
});

it('keeps everyone exactly once, and nobody who left', () => {
  const someone = fc.integer({ min: 0, max: 60 }).map((at) => `p${at}`);
  const expense = fc
    .tuple(someone, fc.array(someone, { minLength: 1, maxLength: 50 }))
    .map(([payer, others]) => between(payer, ...others));
  fc.assert(
    fc.property(fc.array(expense, { maxLength: 20 }), (recent) => {
      const order = recentFirst(people, recent, isOwn);
      expect(order.toSorted()).toEqual(people.map(({ id }) => id).toSorted());
    }),
  );
});
