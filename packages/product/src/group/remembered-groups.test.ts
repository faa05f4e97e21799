import { memoryStorage } from '@quits/tooling-presets/memory-storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { forgetGroups } from './forget-groups.ts';
import { readRememberedGroup, readRememberedGroups, rememberGroup } from './remembered-groups.ts';
import { groupSchema } from './schema.ts';

const trip = v.parse(groupSchema, {
  name: 'Trip',
  emoji: '⛵',
  currency: 'NOK',
  people: {
    ana: { name: 'Ana', defaultWeight: 2, household: 'h' },
    ben: { name: 'Ben', defaultWeight: 1, leftAt: new Date('2026-05-01') },
  },
  seats: { ana: 'uid-ana' },
  categories: { own: { name: 'Fuel', emoji: '⛽' } },
  simplify: false,
  roles: { 'uid-ana': 'owner' },
  memberUids: ['uid-ana'],
  balances: { NOK: { ana: 500, ben: -500 } },
  expenseCount: 3,
  links: { editor: { inviteId: 'i', by: 'uid-ana' } },
  createdAt: new Date('2026-01-01'),
  createdBy: 'uid-ana',
  lastActivityAt: new Date('2026-05-02'),
});
const group = (id: string) => ({ id, path: `groups/${id}`, data: trip, pending: false });
const read = (groupId: string, uid = 'uid-ana') => readRememberedGroup({ uid, groupId });

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

describe('a remembered group', () => {
  it('contains the fields of the form, and no links', () => {
    rememberGroup('uid-ana', group('g'));
    const { name, emoji, currency, people, seats, categories, simplify, roles, balances } = trip;
    expect(read('g')).toMatchObject({
      id: 'g',
      path: 'groups/g',
      data: { name, emoji, currency, seats, categories, simplify, roles, balances },
    });
    expect(read('g')?.data.people).toEqual({
      ...people,
      // The form needs to know that a person has left, but not when.
      ben: { ...people['ben'], leftAt: null },
    });
    expect(read('g')?.data).not.toHaveProperty('links');
    expect(read('g')?.data).not.toHaveProperty('archivedAt');
  });

  it('is marked as archived', () => {
    const archived = { ...trip, archivedAt: new Date('2026-05-03') };
    rememberGroup('uid-ana', { ...group('g'), data: archived });
    expect(read('g')?.data.archivedAt).toBeNull();
  });

  it('belongs to one account', () => {
    rememberGroup('uid-ana', group('g'));
    expect(read('g', 'uid-ben')).toBeUndefined();
  });

  it('is removed once eight others were opened later', () => {
    for (let at = 0; at < 9; at += 1) rememberGroup('uid-ana', group(`g${at}`));
    expect(read('g0')).toBeUndefined();
    rememberGroup('uid-ana', group('g1'));
    rememberGroup('uid-ana', group('g9'));
    expect(read('g1')).toBeDefined();
    expect(read('g2')).toBeUndefined();
  });

  it('is removed when it has become too large', () => {
    rememberGroup('uid-ana', group('g'));
    const people = Object.fromEntries(
      Array.from({ length: 1000 }, (_, at) => [`p${at}`, { name: 'Somebody', defaultWeight: 1 }]),
    );
    rememberGroup('uid-ana', { ...group('g'), data: { ...trip, people } });
    expect(read('g')).toBeUndefined();
  });

  it('is removed with those of every other account, and no other keys are', () => {
    rememberGroup('uid-ana', group('g'));
    rememberGroup('uid-ben', group('h'));
    localStorage.setItem('quits.config', '{}');
    forgetGroups(localStorage);
    expect(read('g')).toBeUndefined();
    expect(read('h', 'uid-ben')).toBeUndefined();
    expect(localStorage.getItem('quits.config')).toBe('{}');
  });

  it('is ignored if it is malformed', () => {
    localStorage.setItem('quits.groups.uid-ana', '[{"id":"g","data":7}]');
    expect(read('g')).toBeUndefined();
    localStorage.setItem('quits.groups.uid-ana', 'no JSON');
    expect(read('g')).toBeUndefined();
  });

  it('is listed, the latest first', () => {
    for (const id of ['a', 'b', 'a']) rememberGroup('uid-ana', group(id));
    expect(readRememberedGroups('uid-ana').map(({ id }) => id)).toEqual(['a', 'b']);
    expect(readRememberedGroups('uid-ben')).toEqual([]);
  });
});
