import { mapPeople } from '@quits/ledger/files';
import { exportCsv, exportJson, readImport } from '@quits/ledger/files';
import { describe, expect, it } from 'vitest';
import { sampleExpense } from '../../tests/support/sample-expense.ts';
import { tagsOf } from '../expense/tags.ts';
import { exportedGroup } from './exported-group.ts';
import type { Expense } from '../expense/schema.ts';
import type { Group } from '../group/schema.ts';

const group: Group = {
  name: 'Flat',
  emoji: '🏠',
  currency: 'EUR',
  people: {
    ann: { name: 'Ann', defaultWeight: 1.5, uid: 'u' },
    bob: { name: 'Bob', defaultWeight: 1, leftAt: new Date(0) },
    old: { name: 'Bobby', defaultWeight: 1, mergedInto: 'bob' },
  },
  categories: { wood: { name: 'Wood', emoji: '🪵' } },
  simplify: true,
  roles: { u: 'owner' },
  memberUids: ['u'],
  balances: {},
  expenseCount: 2,
  createdAt: null,
  createdBy: 'u',
  lastActivityAt: null,
  seats: {},
  revs: {},
  unreadable: [],
};

const doc = (id: string, data: Partial<Expense> = {}) =>
  sampleExpense(id, {
    title: 'Logs',
    amount: 1001,
    date: '2026-02-01',
    category: 'wood',
    payers: { ann: 1001 },
    split: { mode: 'equal', inputs: ['ann', 'bob'] },
    shares: { ann: 501, bob: 500 },
    rev: 'r1',
    ...data,
  });

const all = [
  doc('b'),
  doc('a', {
    date: '2026-01-31',
    currency: 'USD',
    groupAmount: 900,
    groupCurrency: 'EUR',
    rate: '0.9',
    notes: 'two\nlines',
  }),
  doc('c', { deletedAt: new Date(0) }),
  doc('d', {
    groupAmount: 900,
    groupCurrency: 'JPY',
    rate: '0.9',
    rateSource: 'last',
    rateDate: '2026-02-27',
    date: '2026-03-01',
  }),
];

describe('a group as its files hold it', () => {
  it('leaves out what was deleted and who turned out to be someone else, oldest first', () => {
    const { people, expenses } = exportedGroup(group, all);
    expect(expenses.map(({ id }) => id)).toEqual(['a', 'b', 'd']);
    expect(people).toEqual([
      { id: 'ann', name: 'Ann', weight: '1.5' },
      { id: 'bob', name: 'Bob', weight: '1', active: false },
    ]);
  });

  it('names own categories, and keeps what is in a currency of the past apart', () => {
    const { expenses } = exportedGroup(group, all);
    expect(expenses[0]).toMatchObject({ category: 'Wood', groupAmount: 900, rate: '0.9' });
    expect(expenses[2]).not.toHaveProperty('groupAmount');
    expect(expenses[2]?.converted).toEqual({ currency: 'JPY', amount: 900, rate: '0.9' });
  });

  it('takes the emoji and own categories along, removed ones while something has them', () => {
    const categories = {
      ...group.categories,
      boat: { name: 'Boat', emoji: '⛵', removed: true },
      wood: { name: 'Wood', emoji: '🪵', removed: true },
    };
    expect(exportedGroup({ ...group, categories }, all)).toMatchObject({
      emoji: '🏠',
      categories: [{ name: 'Wood', emoji: '🪵' }],
    });
    expect(exportedGroup({ ...group, categories: {} }, all)).not.toHaveProperty('categories');
  });

  it.each(['json', 'csv'] as const)('comes back from %s as it was', (kind) => {
    const whole = exportedGroup(group, all);
    const text = kind === 'json' ? exportJson(whole) : exportCsv(whole, { locale: 'de' });
    const read = readImport(text, { currency: 'EUR', untitled: '?' });
    const mapping = Object.fromEntries(
      (read.ok ? read.value.people : []).map(({ key, name }) => [
        key,
        name === 'Ann' ? 'ann' : 'bob',
      ]),
    );
    // The CSV has no column for conversions to a previous currency, or for the source of a rate.
    const expected = whole.expenses.map((one) => {
      const { converted: _, rateSource: _source, rateDate: _date, ...plain } = one;
      return kind === 'json' ? one : plain;
    });
    expect(read.ok ? mapPeople(read.value.entries, mapping) : []).toEqual(expected);
  });

  it.each(['json', 'csv'] as const)(
    'takes tags along in %s, also one that starts a cell',
    (kind) => {
      const tagged = [doc('a', { title: '#lisbon dinner', notes: 'with #food' })];
      const whole = exportedGroup(group, tagged);
      const text = kind === 'json' ? exportJson(whole) : exportCsv(whole);
      const read = readImport(text, { currency: 'EUR', untitled: '?' });
      const [entry] = read.ok ? read.value.entries : [];
      const { title = '', notes = '' } = entry ?? {};
      expect(tagsOf({ title, notes }).map(({ key }) => key)).toEqual(['lisbon', 'food']);
    },
  );

  it('takes households and series along, and who and what they name', () => {
    const { title, amount, currency, payers, split, shares, notes, kind } = doc('b').data;
    const template = { kind, title, amount, currency, payers, split, shares, notes };
    const times = { createdAt: null, createdBy: 'u', updatedAt: null, updatedBy: 'u' };
    const series = {
      id: 's',
      path: 'groups/g/recurring/s',
      pending: false,
      data: {
        template: { ...template, category: 'boat' },
        frequency: 'monthly' as const,
        start: '2026-01-31',
        nextDate: '2026-02-28',
        endDate: '2026-12-31',
        pausedAt: new Date(0),
        rev: 'r1',
        ...times,
      },
    };
    const { ann, bob } = group.people;
    if (ann === undefined || bob === undefined) throw new Error('no people');
    const home = {
      ...group,
      people: { ann: { ...ann, household: 'Home' }, bob },
      categories: { boat: { name: 'Boat', emoji: '⛵', removed: true } },
    };
    const whole = exportedGroup(home, [doc('b', { recurringId: 's' })], [series]);
    expect(whole.people[0]).toMatchObject({ name: 'Ann', household: 'Home' });
    expect(whole.categories).toEqual([{ name: 'Boat', emoji: '⛵' }]);
    expect(whole.expenses[0]?.seriesId).toBe('s');
    expect(whole.series).toEqual([
      {
        id: 's',
        kind,
        title,
        amount,
        currency,
        payers,
        split,
        shares,
        category: 'Boat',
        frequency: 'monthly',
        start: '2026-01-31',
        nextDate: '2026-02-28',
        until: '2026-12-31',
        paused: true,
      },
    ]);
  });
});

describe('exported defaults', () => {
  it('are those that fit, by the people and categories of the file', () => {
    const usualSplit = { mode: 'weights', parts: { ann: '2', bob: '1' } } as const;
    const usual = (but: Partial<Group>) => exportedGroup({ ...group, ...but }, all).usual;
    expect(usual({ usualSplit, usualCategory: 'wood', usualPayer: 'bob' })).toEqual({
      split: { mode: 'weights', parts: { ann: '2' } },
      category: 'Wood',
    });
    expect(usual({ usualCategory: 'dining', usualPayer: 'ann' })).toEqual({
      category: 'dining',
      payer: 'ann',
    });
    expect(usual({})).toBeUndefined();
  });
});
