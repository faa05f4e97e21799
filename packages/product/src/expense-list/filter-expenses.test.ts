import type { Doc } from '@quits/firestore';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Expense } from '../expense/schema.ts';
import { countFilters, type ExpenseFilter, readFilter, writeFilter } from './expense-filter.ts';
import { filterExpenses } from './filter-expenses.ts';

function expense(id: string, change: Partial<Expense> = {}): Doc<Expense> {
  return {
    id,
    path: `groups/g/expenses/${id}`,
    pending: false,
    data: {
      kind: 'expense',
      title: id,
      amount: 300,
      currency: 'EUR',
      date: '2026-05-01',
      category: 'dining',
      payers: { a: 300 },
      split: { mode: 'equal', inputs: ['a', 'b'] },
      shares: { a: 150, b: 150 },
      notes: '',
      receipts: [],
      createdAt: null,
      createdBy: 'u',
      updatedAt: null,
      updatedBy: 'u',
      rev: 'r1',
      ...change,
    },
  };
}

const all = [
  expense('Café Röstí', { notes: 'with the Müllers', date: '2026-05-03' }),
  expense('Train', { category: 'transport', amount: 9_900, payers: { b: 9_900 } }),
  expense('Back', { kind: 'payment', payers: { c: 300 }, shares: { a: 300 } }),
  expense('Gone', { deletedAt: new Date(0) }),
  expense('Ramen', { currency: 'JPY', amount: 1_200, date: '2025-12-31' }),
];
const names: Record<string, string> = { a: 'Ana', b: 'Ben', c: 'Cléo' };

function found(filter: ExpenseFilter): string[] {
  return filterExpenses(all, filter, {
    nameOf: (id) => names[id] ?? '',
    categoryNameOf: (id) => (id === 'dining' ? 'Eating out' : id),
    readAmount: (typed, currency) => Number(typed) * (currency === 'JPY' ? 1 : 100),
  }).map(({ id }) => id);
}

it('finds an amount, with or without its minor units, besides words', () => {
  expect(found({ text: '99' })).toEqual(['Train']);
  expect(found({ text: '99.00' })).toEqual(['Train']);
  expect(found({ text: 'train 99' })).toEqual(['Train']);
  expect(found({ text: '1200' })).toEqual(['Ramen']);
  expect(found({ text: '98' })).toEqual([]);
});

describe('filterExpenses', () => {
  it('shows what is not deleted when nothing is asked for', () => {
    expect(found({})).toEqual(['Café Röstí', 'Train', 'Back', 'Ramen']);
  });

  it('finds every word in title, notes, names or category, whatever case and accents', () => {
    expect(found({ text: 'cafe muller' })).toEqual(['Café Röstí']);
    expect(found({ text: 'CLEO' })).toEqual(['Back']);
    expect(found({ text: 'eating ramen' })).toEqual(['Ramen']);
    expect(found({ text: 'nothing' })).toEqual([]);
  });

  it('narrows down by kind, category, person, days and amount', () => {
    expect(found({ kind: 'payment' })).toEqual(['Back']);
    expect(found({ category: 'transport' })).toEqual(['Train']);
    expect(found({ person: 'c' })).toEqual(['Back']);
    expect(found({ from: '2026-01-01', to: '2026-05-01' })).toEqual(['Train', 'Back']);
    expect(found({ min: '10' })).toEqual(['Train', 'Ramen']);
    expect(found({ min: '10', max: '100' })).toEqual(['Train']);
  });

  it('shows the deleted ones alone', () => {
    expect(found({ deleted: 'only' })).toEqual(['Gone']);
  });
});

describe('a filter in an address', () => {
  it('comes back as it was', () => {
    const text = fc.string({ minLength: 1 });
    const filters = fc.record(
      {
        text,
        category: text,
        person: text,
        tag: text,
        min: text,
        from: text,
        kind: fc.constantFrom('expense', 'payment', 'income'),
        deleted: fc.constant('only'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filters, (filter) => {
        expect(readFilter(new URLSearchParams(String(writeFilter(filter))))).toEqual(filter);
      }),
    );
  });

  it('ignores what it does not know', () => {
    expect(readFilter(new URLSearchParams('kind=gift&q=&utm=x'))).toEqual({});
  });

  it('counts what is asked for besides the text', () => {
    expect(countFilters({ text: 'a', category: 'x', deleted: 'only' })).toBe(2);
  });
});
