import type { Doc } from '@quits/firestore';
import { expect, it } from 'vitest';
import type { Expense } from '../expense/schema.ts';
import type { Group } from '../group/schema.ts';
import { sampleGroup } from '../testing/sample-group.ts';
import { type Found, searchGroups } from './search-groups.ts';

const groupOf = (id: string, change: Partial<Group>): Doc<Group> => ({
  id,
  path: `groups/${id}`,
  pending: false,
  data: sampleGroup(change),
});

function expenseOf(id: string, change: Partial<Expense>): Doc<Expense> {
  const data: Expense = {
    kind: 'expense',
    title: id,
    amount: 1250,
    currency: 'EUR',
    date: '2026-05-01',
    category: 'dining',
    payers: { a: 1250 },
    split: { mode: 'equal', inputs: ['a'] },
    shares: { a: 1250 },
    notes: '',
    receipts: [],
    createdAt: null,
    createdBy: 'u',
    updatedAt: null,
    updatedBy: 'u',
    rev: 'r',
    ...change,
  };
  return { id, path: `groups/g/expenses/${id}`, pending: false, data };
}

const person = (name: string) => ({ name, defaultWeight: 1 });
const club = groupOf('club', {
  name: 'Club',
  people: { d: person('Dmitri'), x: { ...person('Dmitry'), leftAt: new Date(0) } },
});
const flat = groupOf('flat', { name: 'Flat', people: { z: person('Zoé') } });
const groups = [
  { group: club, expenses: [expenseOf('Shuttlecocks', { date: '2026-04-01' })] },
  {
    group: flat,
    expenses: [
      expenseOf('Rent', { amount: 94_000 }),
      expenseOf('Shuttle', {}),
      expenseOf('Shuttle, deleted', { deletedAt: new Date(0) }),
    ],
  },
];
const context = {
  readAmount: (typed: string) => Number(typed) * 100,
  categoryNameOf: () => 'Eating out',
};
const told = (found: readonly Found[]) =>
  found.map((one) =>
    one.kind === 'person' ? `${one.name}, ${one.group.id}` : `${one.expense.id}, ${one.group.id}`,
  );

it('finds expenses of all groups, the latest first, but no deleted ones', () => {
  expect(told(searchGroups(groups, 'shuttle', context))).toEqual([
    'Shuttle, flat',
    'Shuttlecocks, club',
  ]);
});

it('finds current members, regardless of accents, and amounts', () => {
  expect(told(searchGroups(groups, 'dmitr', context))).toEqual(['Dmitri, club']);
  expect(told(searchGroups(groups, 'ZOE', context))).toEqual(['Zoé, flat']);
  expect(told(searchGroups(groups, '940', context))).toEqual(['Rent, flat']);
});

it('finds nothing without words', () => {
  expect(searchGroups(groups, ' ', context)).toEqual([]);
});
