import { describe, expect, it } from 'vitest';
import type { Group } from '../../data/schemas/group.ts';
import { balanceSheets } from './balance-sheets.ts';

const group: Group = {
  name: 'Flat',
  emoji: '🏠',
  currency: 'EUR',
  people: {
    a: { name: 'Ana', defaultWeight: 1, uid: 'u1' },
    b: { name: 'Ben', defaultWeight: 1 },
    c: { name: 'Cleo', defaultWeight: 1 },
    gone: { name: 'Gus', defaultWeight: 1, leftAt: new Date(0) },
  },
  categories: {},
  simplify: true,
  roles: { u1: 'owner' },
  memberUids: ['u1'],
  balances: { EUR: { a: 300, b: -100, c: -200, gone: 0 }, JPY: { a: 0, b: 0 } },
  expenseCount: 1,
  createdAt: null,
  createdBy: 'u1',
  lastActivityAt: null,
  version: 1,
};

describe('balanceSheets', () => {
  it('lists who is up first and plans who pays whom', () => {
    const [sheet, ...others] = balanceSheets(group);
    expect(others).toEqual([]);
    expect(sheet).toMatchObject({ currency: 'EUR' });
    expect(sheet?.people.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(sheet?.plan).toEqual({
      proven: true,
      payments: [
        { from: { id: 'b', name: 'Ben' }, to: { id: 'a', name: 'Ana' }, minor: 100 },
        { from: { id: 'c', name: 'Cleo' }, to: { id: 'a', name: 'Ana' }, minor: 200 },
      ],
    });
  });

  it('keeps someone who left and is not even', () => {
    const balances = { EUR: { a: 100, gone: -100 } };
    const [sheet] = balanceSheets({ ...group, balances });
    expect(sheet?.people.map(({ id }) => id)).toContain('gone');
  });

  it('has a sheet for every other currency that is open', () => {
    const balances = { JPY: { a: 5, b: -5 } };
    expect(balanceSheets({ ...group, balances }).map(({ currency }) => currency)).toEqual([
      'EUR',
      'JPY',
    ]);
  });

  it('says so when the sums do not add up', () => {
    const [sheet] = balanceSheets({ ...group, balances: { EUR: { a: 1 } } });
    expect(sheet?.plan).toBe('unbalanced');
  });
});
