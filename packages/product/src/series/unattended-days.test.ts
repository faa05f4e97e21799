import { describe, expect, it } from 'vitest';
import { sampleGroup } from '../testing/sample-group.ts';
import type { Recurring } from './schema.ts';
import { unattendedDays } from './unattended-days.ts';

const series: Recurring = {
  template: {
    kind: 'expense',
    title: 'Rent',
    amount: 90_000,
    currency: 'EUR',
    category: 'rent',
    payers: { a: 90_000 },
    split: { mode: 'equal', inputs: ['a', 'b'] },
    shares: { a: 45_000, b: 45_000 },
    notes: '',
  },
  frequency: 'monthly',
  start: '2026-08-31',
  nextDate: '2026-10-31',
  createdAt: null,
  createdBy: 'ana',
  updatedAt: null,
  updatedBy: 'ben',
  rev: 'r1',
};
const TODAY = '2026-11-30';
const DUE = ['2026-10-31', '2026-11-30'];

describe('days that a server may add', () => {
  it('are those that are due', () => {
    expect(unattendedDays(sampleGroup(), series, TODAY)).toEqual(DUE);
    expect(unattendedDays(sampleGroup(), { ...series, pausedAt: new Date() }, TODAY)).toEqual([]);
  });

  it.each([
    ['archived', { archivedAt: new Date() }],
    ['being deleted', { deletingAt: new Date() }],
    ['an example', { isExample: true }],
    ['one that its author has left', { roles: { ana: 'owner' } }],
    ['one that its author may only view', { roles: { ana: 'owner', ben: 'viewer' } }],
    ['without one of its people', { people: { a: { name: 'Ana', defaultWeight: 1 } } }],
  ] as const)('are none in a group that is %s', (_, change) => {
    expect(unattendedDays({ ...sampleGroup(), ...change }, series, TODAY)).toEqual([]);
  });

  it('are none for a category that the group never had', () => {
    const own = { ...series, template: { ...series.template, category: 'boats' } };
    expect(unattendedDays(sampleGroup(), own, TODAY)).toEqual([]);
    const categories = { boats: { name: 'Boats', emoji: '⛵', removed: true } };
    expect(unattendedDays({ ...sampleGroup(), categories }, own, TODAY)).toEqual(DUE);
  });
});
