import { createFormatter } from '@quits/i18n';
import { describe, expect, it } from 'vitest';
import { activePeople, balancesOfPerson, ownPersonId } from './people.ts';
import type { Group } from '../group/schema.ts';

const { compare } = createFormatter('en-US');

const group: Group = {
  name: 'Flat',
  emoji: '🏠',
  currency: 'EUR',
  people: {
    c: { name: 'Cleo', defaultWeight: 1 },
    b: { name: 'Ben', defaultWeight: 1, uid: 'u2' },
    z: { name: 'Zoe', defaultWeight: 1, uid: 'u1' },
    x: { name: 'Xav', defaultWeight: 1, leftAt: new Date(0) },
  },
  categories: {},
  simplify: true,
  roles: { u1: 'owner', u2: 'editor' },
  memberUids: ['u1', 'u2'],
  balances: { EUR: { z: 250, b: -250, c: 0 }, JPY: { z: -3, c: 3 } },
  expenseCount: 2,
  createdAt: null,
  createdBy: 'u1',
  lastActivityAt: null,
  seats: {},
  revs: {},
  unreadable: [],
};

describe('activePeople', () => {
  it('puts oneself first, then names in order, and leaves out who left', () => {
    expect(activePeople(group, { uid: 'u1', compare }).map(({ id }) => id)).toEqual([
      'z',
      'b',
      'c',
    ]);
    expect(activePeople(group, { uid: 'u1', compare }, ['x']).map(({ id }) => id)).toEqual([
      'z',
      'b',
      'c',
      'x',
    ]);
    expect(activePeople(group, { uid: undefined, compare }).map(({ id }) => id)).toEqual([
      'b',
      'c',
      'z',
    ]);
  });

  it('sorts names as the language of the page does, numbers by value', () => {
    const names = ['Member 18', 'Zoe', 'Åsa', 'Member 2'];
    const people = Object.fromEntries(names.map((name, id) => [id, { name, defaultWeight: 1 }]));
    const listed = (locale: 'sv' | 'de') =>
      activePeople(
        { ...group, people },
        { uid: undefined, compare: createFormatter(locale).compare },
      ).map(({ name }) => name);
    expect(listed('sv')).toEqual(['Member 2', 'Member 18', 'Zoe', 'Åsa']);
    expect(listed('de')).toEqual(['Åsa', 'Member 2', 'Member 18', 'Zoe']);
  });
});

describe('ownPersonId', () => {
  it('finds the person of an account, and nobody for a stranger', () => {
    expect(ownPersonId(group, 'u2')).toBe('b');
    expect(ownPersonId(group, 'u3')).toBeUndefined();
    expect(ownPersonId(group, undefined)).toBeUndefined();
  });
});

describe('balancesOfPerson', () => {
  it('lists every currency that is not even', () => {
    expect(balancesOfPerson(group, 'z')).toEqual([
      { currency: 'EUR', minor: 250 },
      { currency: 'JPY', minor: -3 },
    ]);
    expect(balancesOfPerson(group, 'c')).toEqual([{ currency: 'JPY', minor: 3 }]);
    expect(balancesOfPerson(group, undefined)).toEqual([]);
  });
});
