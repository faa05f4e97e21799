import { describe, expect, it } from 'vitest';
import { readFile } from '../../tests/read-file.ts';
import type { ImportedFile } from './import-types.ts';

describe('Spliit JSON', () => {
  const expense = {
    id: 'e1',
    expenseDate: '2026-03-01T00:00:00.000Z',
    title: 'Dinner',
    category: { grouping: 'Food and Drink', name: 'Dining Out' },
    amount: 10000,
    originalAmount: null,
    originalCurrency: null,
    conversionRate: null,
    paidById: 'a',
    paidFor: ['a', 'b', 'c'].map((participantId) => ({ participantId, shares: 100 })),
    isReimbursement: false,
    splitMode: 'EVENLY',
    notes: null,
  };
  const group = {
    id: 'g1',
    name: 'Trip',
    currency: '€',
    currencyCode: 'EUR',
    participants: [
      { id: 'a', name: 'Ana' },
      { id: 'b', name: 'Ben' },
      { id: 'c', name: 'Ben' },
    ],
  };
  const readExpenses = (...expenses: object[]): ImportedFile =>
    readFile(JSON.stringify({ ...group, expenses }));
  const parts = (...shares: number[]) =>
    shares.map((share, i) => ({ participantId: 'abc'[i], shares: share }));

  it('reads an equal expense, and people of one name', () => {
    const file = readExpenses(expense);
    expect(file).toMatchObject({
      format: 'spliit-json',
      name: 'Trip',
      currency: 'EUR',
      errors: [],
    });
    expect(file.people.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Ben']);
    expect(file.entries[0]).toMatchObject({
      title: 'Dinner',
      category: 'Dining Out',
      date: '2026-03-01',
      amount: 10000,
      payers: { p1: 10000 },
      split: { mode: 'equal', inputs: ['p1', 'p2', 'p3'] },
    });
  });

  it.each([
    ['BY_SHARES', [100, 200, 50], { mode: 'weights', inputs: { p1: '1', p2: '2', p3: '0.5' } }],
    [
      'BY_PERCENTAGE',
      [5000, 2500, 2500],
      { mode: 'percent', inputs: { p1: '50', p2: '25', p3: '25' } },
    ],
    ['BY_AMOUNT', [5000, 4000, 1000], { mode: 'exact', inputs: { p1: 5000, p2: 4000, p3: 1000 } }],
  ])('reads what was typed for %s', (splitMode, shares, split) => {
    const file = readExpenses({ ...expense, splitMode, paidFor: parts(...shares) });
    expect(file.entries[0]?.split).toEqual(split);
  });

  it('reads reimbursements as payments and negative amounts as money that came in', () => {
    const paidFor = [{ participantId: 'b', shares: 100 }];
    const file = readExpenses(
      { ...expense, isReimbursement: true, paidFor },
      { ...expense, id: 'e2', amount: -900 },
    );
    expect(file.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['payment', 10000],
      ['income', 900],
    ]);
  });

  it('counts in the decimals that Spliit has for a currency', () => {
    const json = JSON.stringify({ ...group, currencyCode: 'HUF', expenses: [expense] });
    expect(readFile(json).entries[0]).toMatchObject({ currency: 'HUF', amount: 1_000_000 });
    const sign = JSON.stringify({ ...group, currencyCode: null, expenses: [expense] });
    expect(readFile(sign).entries[0]).toMatchObject({ currency: 'CHF', amount: 10000 });
  });

  it('reports what it cannot read', () => {
    const { errors } = readExpenses(
      { ...expense, paidById: 'z' },
      { ...expense, expenseDate: '' },
      { ...expense, amount: 1.5 },
      { ...expense, paidFor: [{ participantId: 'z', shares: 100 }] },
      { ...expense, splitMode: 'BY_AMOUNT', paidFor: parts(1, 2, 3) },
    );
    expect(errors.map(({ line, code }) => [line, code])).toEqual([
      [1, 'no-payer'],
      [2, 'bad-date'],
      [3, 'bad-amount'],
      [4, 'unknown-person'],
      [5, 'unbalanced'],
    ]);
  });
});
