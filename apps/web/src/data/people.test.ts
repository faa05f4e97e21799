import { describe, expect, it } from 'vitest';
import { activePeople, balancesOfPerson, ownPersonId } from './people.ts';
import type { Group } from './schemas/group.ts';

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
  version: 1,
};

describe('activePeople', () => {
  it('puts oneself first, then names in order, and leaves out who left', () => {
    expect(activePeople(group, 'u1').map(({ id }) => id)).toEqual(['z', 'b', 'c']);
    expect(activePeople(group, 'u1', ['x']).map(({ id }) => id)).toEqual(['z', 'b', 'c', 'x']);
    expect(activePeople(group, undefined).map(({ id }) => id)).toEqual(['b', 'c', 'z']);
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
