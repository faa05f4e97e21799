import { createFormatter } from '@quits/i18n';
import { expect, it } from 'vitest';
import type { Group } from '../group/schema.ts';
import { membershipsOf } from './memberships.ts';

const group: Group = {
  name: 'Flat',
  emoji: '🏠',
  currency: 'EUR',
  people: {
    p1: { name: 'Member 18', defaultWeight: 1 },
    p2: { name: 'Åsa', defaultWeight: 1 },
    p3: { name: 'Ana', defaultWeight: 1, leftAt: new Date(0) },
    p4: { name: 'Member 2', defaultWeight: 1, uid: 'u2' },
    p5: { name: 'Zoe', defaultWeight: 1, uid: 'u1' },
    p6: { name: 'Twice', defaultWeight: 1, mergedInto: 'p5' },
  },
  categories: {},
  simplify: true,
  roles: { u1: 'owner', u2: 'editor', u3: 'viewer' },
  memberUids: ['u1', 'u2', 'u3'],
  balances: {},
  expenseCount: 0,
  createdAt: null,
  createdBy: 'u1',
  lastActivityAt: null,
  seats: {},
  revs: {},
  unreadable: [],
};

it('lists oneself, the others as the language sorts them, who is nobody yet, and who left', () => {
  const listed = (locale: 'sv' | 'de') =>
    membershipsOf(group, { uid: 'u1', compare: createFormatter(locale).compare }).map(
      ({ person, member }) => [person?.name, member],
    );
  const two = ['Member 2', 'u2'];
  const eighteen = ['Member 18', undefined];
  const others = {
    sv: [two, eighteen, ['Åsa', undefined]],
    de: [['Åsa', undefined], two, eighteen],
  };
  for (const locale of ['sv', 'de'] as const) {
    expect(listed(locale)).toEqual([
      ['Zoe', 'u1'],
      ...others[locale],
      [undefined, 'u3'],
      ['Ana', undefined],
    ]);
  }
});
