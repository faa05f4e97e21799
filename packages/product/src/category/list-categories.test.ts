import { createFormatter, locales } from '@quits/i18n';
import { CATEGORIES } from '@quits/ledger';
import { createTexts } from '../create-texts.ts';
import { describe, expect, it } from 'vitest';
import type { Group } from '../group/schema.ts';
import { categoryOf, offeredCategories } from './list-categories.ts';

const { t } = (await createTexts({ locale: 'en-US' })).store.getState();
const { compare } = createFormatter('en-US');

const group: Group = {
  name: 'Flat',
  emoji: '🏠',
  currency: 'EUR',
  people: {},
  categories: {
    wood: { name: 'Wood', emoji: '🪵' },
    boat: { name: 'Boat', emoji: '⛵' },
    old: { name: 'Old hobby', emoji: '🪁', removed: true },
  },
  simplify: true,
  roles: {},
  memberUids: [],
  balances: {},
  expenseCount: 0,
  createdAt: null,
  createdBy: 'u',
  lastActivityAt: null,
  seats: {},
  revs: {},
  unreadable: [],
};

describe('offeredCategories', () => {
  it('puts the group’s own first, by name, and leaves out removed ones', () => {
    const offered = offeredCategories(group, { t, compare });
    expect(offered.slice(0, 3).map(({ name }) => name)).toEqual(['Boat', 'Wood', 'Groceries']);
    expect(offered).toHaveLength(CATEGORIES.length + 2);
  });

  it('sorts the group’s own as the language of the page does', () => {
    const categories = {
      a: { name: 'Övrigt', emoji: '🪁' },
      b: { name: 'Zoo', emoji: '🦓' },
      c: { name: 'Trip 10', emoji: '🧳' },
      d: { name: 'Trip 9', emoji: '🧳' },
    };
    const swedish = createFormatter('sv').compare;
    const offered = offeredCategories({ ...group, categories }, { t, compare: swedish });
    expect(offered.slice(0, 4).map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
  });

  it.each(locales)('gives each built-in one a name of its own in %s', async (locale) => {
    const translated = (await createTexts({ locale })).store.getState();
    const names = offeredCategories({ ...group, categories: {} }, { t: translated.t, compare }).map(
      ({ name }) => name,
    );
    expect(new Set(names).size).toBe(CATEGORIES.length);
    expect(names.every((name) => name !== '' && name.length <= 20)).toBe(true);
  });
});

describe('categoryOf', () => {
  it('still names one that was removed', () => {
    expect(categoryOf(group, 'old', t)).toMatchObject({ name: 'Old hobby', emoji: '🪁' });
  });

  it('names payments, and takes what it does not know for other', () => {
    expect(categoryOf(group, 'payment', t).name).toBe('Payment');
    expect(categoryOf(group, 'no-such', t)).toMatchObject({ id: 'other', name: 'Other' });
  });
});
