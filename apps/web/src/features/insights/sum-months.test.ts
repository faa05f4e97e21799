import type { Doc } from '@quits/firestore';
import { expect, it } from 'vitest';
import type { Month } from '../../data/schemas/month.ts';
import { sumMonths } from './sum-months.ts';

function month(id: string, byPerson: Record<string, number>): Doc<Month> {
  const totals = { EUR: { byCategory: {}, byPerson, byPayer: {} } };
  return { id, path: `groups/g/months/${id}`, pending: false, data: { totals } };
}

it('adds up months and people, oldest month and largest person first', () => {
  const sums = sumMonths(
    [month('2026-03', { a: 5, b: 9 }), month('2026-02', { a: 2, c: 0 })],
    'EUR',
  );
  expect(sums).toEqual({
    spent: 16,
    months: [
      { id: '2026-02', spent: 2 },
      { id: '2026-03', spent: 14 },
    ],
    people: [
      { id: 'b', spent: 9 },
      { id: 'a', spent: 7 },
    ],
  });
});

it('knows nothing of other currencies', () => {
  expect(sumMonths([month('2026-03', { a: 5 })], 'JPY').spent).toBe(0);
});
