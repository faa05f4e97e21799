import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stackMonths } from './stack-months.ts';
import type { MonthSums, Part } from './sum-months.ts';

function part(id: string, spent: number): Part {
  return { id, spent };
}

function sumsOf(months: readonly (readonly Part[])[]): MonthSums {
  const all = new Map<string, number>();
  for (const { id, spent } of months.flat()) all.set(id, (all.get(id) ?? 0) + spent);
  const total = (parts: readonly Part[]) => parts.reduce((sum, { spent }) => sum + spent, 0);
  return {
    spent: total(months.flat()),
    months: months.map((categories, at) => ({
      id: `2026-${String(at + 1).padStart(2, '0')}`,
      spent: total(categories),
      categories,
    })),
    categories: [...all].map(([id, spent]) => part(id, spent)).sort((a, b) => b.spent - a.spent),
    people: [],
    payers: [],
  };
}

describe('stackMonths', () => {
  it('keeps the three largest categories of all months in one order, and adds up the rest', () => {
    const { categories, months } = stackMonths(
      sumsOf([
        [part('rent', 50), part('food', 40), part('bus', 5), part('pets', 4), part('gifts', 1)],
        [part('food', 30), part('bus', 20)],
      ]),
    );
    expect(categories).toEqual(['food', 'rent', 'bus']);
    expect(months[0]).toMatchObject({
      parts: [part('food', 40), part('rent', 50), part('bus', 5)],
      rest: 5,
    });
    expect(months[1]).toMatchObject({ parts: [part('food', 30), part('bus', 20)], rest: 0 });
  });

  it('shows four categories instead of three and a rest of one', () => {
    const month = ['a', 'b', 'c', 'd'].map((id, at) => part(id, 10 - at));
    expect(stackMonths(sumsOf([month])).months[0]).toMatchObject({ parts: month, rest: 0 });
  });

  it('adds up to the total of each month', () => {
    const category = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      spent: fc.integer({ min: 1, max: 1e9 }),
    });
    const month = fc.uniqueArray(category, { selector: ({ id }) => id });
    fc.assert(
      fc.property(fc.array(month, { maxLength: 24 }), (drawn) => {
        for (const { spent, parts, rest } of stackMonths(sumsOf(drawn)).months) {
          expect(parts.reduce((sum, one) => sum + one.spent, rest)).toBe(spent);
        }
      }),
    );
  });
});
