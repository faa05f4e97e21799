import { expect, it } from 'vitest';
import type { Group } from '../group/schema.ts';
import { viewerTotal } from './viewer-total.ts';

const group = (balances: Group['balances'], uid = 'u'): Group => ({
  name: 'G',
  emoji: '🧾',
  currency: 'EUR',
  people: { p: { name: 'P', defaultWeight: 1, uid } },
  categories: {},
  simplify: true,
  roles: { u: 'owner' },
  memberUids: ['u'],
  balances,
  expenseCount: 0,
  createdAt: null,
  createdBy: 'u',
  lastActivityAt: null,
  seats: {},
  revs: {},
  unreadable: [],
});

it('adds up groups by currency, and leaves out what is even', () => {
  const groups = [
    group({ EUR: { p: 500, q: -500 }, USD: { p: -3 } }),
    group({ EUR: { p: -500 }, JPY: { p: 7 } }),
    group({ EUR: { p: 900 } }, 'someone else'),
  ];
  expect(viewerTotal(groups, 'u')).toEqual([
    { currency: 'JPY', minor: 7 },
    { currency: 'USD', minor: -3 },
  ]);
});
