import { expect, it } from 'vitest';
import { budgetStandings } from './budget-standing.ts';

const budget = (id: string, amount: number, currency = 'EUR') => ({
  id,
  path: `groups/g/budgets/${id}`,
  pending: false,
  data: { amount, currency, updatedBy: 'u', updatedAt: null },
});
const month = (id: string, byCategory: Readonly<Record<string, number>>, currency = 'EUR') => ({
  id,
  path: `groups/g/months/${id}`,
  pending: false,
  data: { totals: { [currency]: { byCategory, byPerson: {}, byPayer: {} } }, isWhole: true },
});

it('tells what is left of each budget in a month, the scarcest first', () => {
  const months = [
    month('2026-10-EUR', { food: 999 }),
    month('2026-11-EUR', { food: 400, rent: 1200, toString: 5 }),
    month('2026-11', { food: 50 }),
    month('2026-11-USD', { ski: 70 }, 'USD'),
  ];
  const all = [budget('food', 1000), budget('rent', 1000), budget('ski', 100), budget('tram', 10)];
  expect(budgetStandings(all, months, '2026-11')).toEqual([
    { category: 'rent', currency: 'EUR', amount: 1000, spent: 1200, left: -200 },
    { category: 'food', currency: 'EUR', amount: 1000, spent: 450, left: 550 },
    { category: 'ski', currency: 'EUR', amount: 100, spent: 0, left: 100 },
    { category: 'tram', currency: 'EUR', amount: 10, spent: 0, left: 10 },
  ]);
  expect(budgetStandings([budget('ski', 100, 'USD')], months, '2026-11')[0]?.left).toBe(30);
});
