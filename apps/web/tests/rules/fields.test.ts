import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteField,
  doc,
  type DocumentData,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import {
  activityData,
  addExpense,
  editExpense,
  editGroup,
  groupData,
  inviteData,
  newGroupData,
  recurringData,
  startStage,
  userData,
} from './stage.ts';

const stage = startStage();
const DAY = 86_400_000;
const CONVERTED = {
  currency: 'USD',
  groupAmount: 923,
  groupCurrency: 'EUR',
  rate: '0.923',
  rateSource: 'rate',
  rateDate: '2026-11-21',
};
const people = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`p${at}`, { name: 'P', defaultWeight: 1 }]),
  );

type Case = readonly [string, DocumentData];

describe('an account', () => {
  const decision = { analytics: 'denied', decidedAt: new Date(1), version: 1 };
  const write = (change: DocumentData) =>
    setDoc(doc(stage.as('owner'), 'users/owner'), { ...userData(), ...change });

  it.each<Case>([
    ['a name of 80 characters', { displayName: 'x'.repeat(80) }],
    ['a decision about being counted', { consent: decision }],
    ['no decision', { consent: null }],
    ['no currency', { currency: null }],
  ])('takes %s', async (_, change) => {
    await assertSucceeds(write(change));
  });

  it.each<Case>([
    ['a name of 81 characters', { displayName: 'x'.repeat(81) }],
    ['a name that is no text', { displayName: 5 }],
    ['a currency that is none', { currency: 'euro' }],
    ['an appearance that is none', { appearance: 'pink' }],
    ['a locale that is no text', { locale: 1 }],
    ['a decision that is none', { consent: { ...decision, analytics: 'maybe' } }],
    ['a decision without its moment', { consent: { ...decision, decidedAt: 'now' } }],
    ['a decision about no text', { consent: { ...decision, version: 'new' } }],
    ['a decision with more to it', { consent: { ...decision, why: 'x' } }],
    ['a photo of endless address', { photoURL: 'x'.repeat(3000) }],
    ['consent that is no map', { consent: 'yes' }],
    ['another creation time', { createdAt: new Date(5) }],
  ])('refuses %s', async (_, change) => {
    await assertFails(write(change));
  });
});

describe('a new group', () => {
  const create = (change: DocumentData) =>
    setDoc(doc(stage.as('stranger'), 'groups/new'), { ...newGroupData('stranger'), ...change });

  it.each<Case>([
    ['a name of 80 characters', { name: 'x'.repeat(80) }],
    ['250 people', { people: people(250) }],
  ])('takes %s', async (_, change) => {
    await assertSucceeds(create(change));
  });

  it.each<Case>([
    ['no name', { name: '' }],
    ['a name of blanks', { name: '   ' }],
    ['a name of 81 characters', { name: 'x'.repeat(81) }],
    ['a currency that is none', { currency: 'EURO' }],
    ['nobody in it', { people: {} }],
    ['251 people', { people: people(251) }],
    ['an emoji that is a novel', { emoji: 'x'.repeat(17) }],
    ['categories that are no map', { categories: [] }],
    ['a simplification that is no choice', { simplify: 'yes' }],
    [
      'other members',
      { memberUids: ['stranger', 'owner'], roles: { stranger: 'owner', owner: 'viewer' } },
    ],
    ['another as its owner', { memberUids: ['owner'], roles: { owner: 'owner' } }],
    ['no owner', { roles: { stranger: 'editor' } }],
    ['a role that is none', { roles: { stranger: 'king' } }],
    ['balances', { balances: { EUR: { me: 5 } } }],
    ['expenses', { expenseCount: 3 }],
    ['another version', { version: 2 }],
    ['a creation in the past', { createdAt: new Date(0) }],
    ['another creator', { createdBy: 'owner' }],
  ])('refuses %s', async (_, change) => {
    await assertFails(create(change));
  });
});

describe('an edit of a group', () => {
  it.each<Case>([
    ['the old version', { name: 'x', version: 3 }],
    ['a version that was skipped to', { name: 'x', version: 5 }],
    ['a member without a role', { memberUids: [...(groupData()['memberUids'] as string[]), 'x'] }],
    ['a role without a member', { 'roles.x': 'viewer' }],
    ['a role that is none', { 'roles.viewer': 'king' }],
    ['no owner left', { 'roles.owner': 'editor' }],
    ['another creator', { createdBy: 'editor' }],
    ['everybody gone', { people: {} }],
    ['balances along with a name', { name: 'x', balances: {} }],
  ])('refuses %s', async (_, change) => {
    await assertFails(editGroup(stage.as('owner'), change));
  });

  const person = (change: DocumentData) => ({
    'people.p-new': { name: 'Cleo', defaultWeight: 1, ...change },
  });
  const several = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`people.n${at}`, { name: 'P', defaultWeight: 1 }]),
    );
  const category = (change: DocumentData) => ({
    'categories.ski': { name: 'Skiing', emoji: '🎿', ...change },
  });

  it.each<Case>([
    ['a person', person({})],
    [
      'a household, a day of leaving and a merger',
      person({ household: 'Up', leftAt: new Date(0), mergedInto: 'p-ann' }),
    ],
    ['four people at once', several(4)],
    ['somebody gone', { 'people.p-bob': deleteField() }],
    ['a category', category({})],
    ['a category that is no longer offered', category({ removed: true })],
  ])('takes %s of an editor', async (_, change) => {
    await assertSucceeds(editGroup(stage.as('editor'), change));
  });

  it.each<Case>([
    ['a person without a name', person({ name: ' ' })],
    ['a person of 81 characters', person({ name: 'x'.repeat(81) })],
    ['a person who is text', { 'people.p-new': 'Cleo' }],
    ['a share that is text', person({ defaultWeight: '1' })],
    ['a negative share', person({ defaultWeight: -1 })],
    ['a share beyond 1,000', person({ defaultWeight: 1001 })],
    ['an account that is none', person({ uid: 5 })],
    ['a merger to come with nobody', person({ mergingInto: 'a/b' })],
    ...[1, 2, 3].map((at): Case => [
      `a person without a name at place ${at + 1}`,
      { ...several(4), [`people.n${at}`]: { name: '', defaultWeight: 1 } },
    ]),
    ['a household that is a novel', person({ household: 'x'.repeat(81) })],
    ['a day of leaving that is text', person({ leftAt: 'today' })],
    ['a merger with nobody', person({ mergedInto: 'a/b' })],
    ['five people at once', several(5)],
    ['a category that is text', { 'categories.ski': 'Skiing' }],
    ['a category without a name', category({ name: '' })],
    ['a category of 41 characters', category({ name: 'x'.repeat(41) })],
    ['a category without an emoji', category({ emoji: '' })],
    ['a removal that is text', category({ removed: 'yes' })],
    [
      'two categories at once',
      { ...category({}), 'categories.golf': { name: 'Golf', emoji: '⛳' } },
    ],
  ])('refuses %s, of an editor and of an owner', async (_, change) => {
    await assertFails(editGroup(stage.as('editor'), change));
    await assertFails(editGroup(stage.as('owner'), change));
  });

  it('hands over by naming another owner first', async () => {
    await assertSucceeds(editGroup(stage.as('owner'), { 'roles.editor': 'owner' }));
    await assertSucceeds(editGroup(stage.as('owner'), { 'roles.owner': 'viewer', version: 5 }));
  });
});

describe('an expense', () => {
  const add = (expense: DocumentData, group?: DocumentData) =>
    addExpense(stage.as('editor'), 'editor', {
      expense,
      ...(group === undefined ? {} : { group }),
    });
  const share = (count: number, each: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, each]));

  it.each<Case>([
    ['a title of 120 characters', { title: 'x'.repeat(120) }],
    ['the largest amount', { amount: 1e12, payers: { 'p-ann': 1e12 }, shares: { 'p-bob': 1e12 } }],
    ['income', { kind: 'income' }],
    ['a payment between two', { kind: 'payment', shares: { 'p-bob': 1000 } }],
    ['several payers', { payers: { 'p-ann': 999, 'p-bob': 1 } }],
    ['a leap day', { date: '2024-02-29' }],
    ['a series', { recurringId: 'rent' }],
    ['a rate', { currency: 'USD', rate: '0.92345678' }],
    ['what it is in the group’s currency', CONVERTED],
    ['the first date', { date: '1970-01-01' }],
    ['notes of 2,000 characters', { notes: 'x'.repeat(2000) }],
    ['a category of the group’s own', { category: 'own' }],
    ['10 receipts', { receipts: Array.from({ length: 10 }, (_, at) => `f${at}`) }],
  ])('takes %s', async (_, expense) => {
    await assertSucceeds(add(expense));
  });

  it.each<Case>([
    ['no title', { title: '' }],
    ['a title of blanks', { title: '  ' }],
    ['a title of 121 characters', { title: 'x'.repeat(121) }],
    ['a kind that is none', { kind: 'gift' }],
    ['nothing as its amount', { amount: 0, payers: { 'p-ann': 0 }, shares: { 'p-bob': 0 } }],
    ['a negative amount', { amount: -5, payers: { 'p-ann': -5 }, shares: { 'p-bob': -5 } }],
    ['half a cent', { amount: 0.5, payers: { 'p-ann': 0.5 }, shares: { 'p-bob': 0.5 } }],
    [
      'too large an amount',
      { amount: 1e12 + 1, payers: { 'p-ann': 1e12 + 1 }, shares: { 'p-bob': 1e12 + 1 } },
    ],
    ['an amount that is text', { amount: '1000' }],
    ['a currency that is none', { currency: 'E' }],
    ['a rate of zero', { rate: '0.000' }],
    ['a rate with 9 decimals', { rate: '0.123456789' }],
    ['a rate that is a number', { rate: 0.5 }],
    ['a group amount alone', { groupAmount: 923 }],
    ['a group currency alone', { groupCurrency: 'EUR' }],
    ['a group amount of nothing', { ...CONVERTED, groupAmount: 0 }],
    ['a group currency that is none', { ...CONVERTED, groupCurrency: 'euro' }],
    ['a day of the rate that is none', { ...CONVERTED, rateDate: '2026-02-30' }],
    ['a rate of unknown origin', { ...CONVERTED, rateSource: 'guess' }],
    ['a series that is none', { recurringId: 'a/b' }],
    ['a day that is none', { date: '2026-02-30' }],
    ['a month that is none', { date: '2026-13-01' }],
    ['a date before 1970', { date: '1969-12-31' }],
    ['a date with a time', { date: '2026-11-21T00:00' }],
    ['no category', { category: '' }],
    ['an unknown category', { category: 'x' }],
    ['no payer', { payers: {} }],
    ['no share', { shares: {} }],
    ['payers that do not sum up', { payers: { 'p-ann': 999 } }],
    ['shares that do not sum up', { shares: { 'p-ann': 500, 'p-bob': 501 } }],
    ['a share that is a fraction', { shares: { 'p-ann': 499.5, 'p-bob': 500.5 } }],
    ['an unknown payer', { payers: { nobody: 1000 } }],
    ['an unknown sharer', { shares: { nobody: 1000 } }],
    ['a payment to oneself', { kind: 'payment', shares: { 'p-ann': 1000 } }],
    ['a payment to two', { kind: 'payment' }],
    ['a split mode that is none', { split: { mode: 'dice', inputs: [] } }],
    ['notes of 2,001 characters', { notes: 'x'.repeat(2001) }],
    ['11 receipts', { receipts: Array.from({ length: 11 }, (_, at) => `f${at}`) }],
    ['another author', { createdBy: 'owner' }],
    ['another last author', { updatedBy: 'owner' }],
    ['a time of the past', { updatedAt: new Date(0) }],
    ['a creation in the past', { createdAt: new Date(0) }],
    ['a later version', { version: 2 }],
    ['a deletion at once', { deletedAt: serverTimestamp() }],
  ])('refuses %s', async (_, expense) => {
    await assertFails(add(expense));
  });

  it.each(Array.from({ length: 12 }, (_, at) => at + 1))(
    'is summed up for %s people',
    async (count) => {
      await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { people: people(20) }));
      const whole = { amount: count * 100, payers: { p0: count * 100 } };
      await assertSucceeds(add({ ...whole, shares: share(count, 100) }));
      const wrong = { ...share(count, 100), [`p${count - 1}`]: 101 };
      await assertFails(
        addExpense(stage.as('editor'), 'editor', {
          id: 'wrong',
          expense: { ...whole, shares: wrong },
        }),
      );
    },
  );

  it('can name someone whom the same commit adds', async () => {
    const added = { 'people.p-new': { name: 'New', defaultWeight: 1 }, version: 4 };
    await assertFails(add({ shares: { 'p-new': 1000 } }, added));
    await assertSucceeds(
      editGroup(stage.as('editor'), { 'people.p-new': { name: 'New', defaultWeight: 1 } }),
    );
    await assertSucceeds(add({ shares: { 'p-new': 1000 } }));
  });
});

describe('an edit of an expense', () => {
  const edit = (change: DocumentData) => editExpense(stage.as('editor'), 'editor', change);

  it('deletes and restores by marking', async () => {
    await assertSucceeds(edit({ deletedAt: serverTimestamp() }));
    await assertSucceeds(edit({ deletedAt: deleteField(), version: 3 }));
  });

  it('keeps a category that is no longer known, and takes no other unknown one', async () => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g/expenses/e'), { category: 'old' }));
    await assertSucceeds(edit({ title: 'Supper' }));
    await assertSucceeds(edit({ category: 'own', version: 3 }));
    await assertFails(edit({ category: 'old', version: 4 }));
  });

  it.each<Case>([
    ['made on an old version', { version: 1 }],
    ['that skips a version', { version: 3 }],
    ['of the author', { createdBy: 'editor' }],
    ['of the creation time', { createdAt: serverTimestamp() }],
    ['in the name of another', { updatedBy: 'owner' }],
    ['without the time', { updatedAt: new Date(0) }],
    ['that marks it deleted in the past', { deletedAt: new Date(0) }],
    ['that breaks its sums', { amount: 999 }],
  ])('refuses one %s', async (_, change) => {
    await assertFails(edit(change));
  });

  it('refuses one that leaves the group as it was', async () => {
    const alone = { title: 'x', version: 2, updatedAt: serverTimestamp(), updatedBy: 'editor' };
    await assertFails(updateDoc(doc(stage.as('editor'), 'groups/g/expenses/e'), alone));
  });
});

describe('balances and month totals', () => {
  const editor = () => stage.as('editor');

  it('move only with an expense of the same commit', async () => {
    const moved = { 'balances.EUR.p-ann': increment(5), lastActivityAt: serverTimestamp() };
    await assertFails(updateDoc(doc(editor(), 'groups/g'), moved));
    await assertFails(updateDoc(doc(editor(), 'groups/g'), { ...moved, lastExpenseId: 'missing' }));
    await assertFails(
      updateDoc(doc(editor(), 'groups/g'), { ...moved, lastExpenseId: deleteField() }),
    );
    await assertFails(addExpense(editor(), 'editor', { group: null }));
    await assertFails(addExpense(editor(), 'editor', { group: { lastExpenseId: 'e' } }));
    await assertSucceeds(addExpense(editor(), 'editor'));
  });

  it('move only at the time of the commit', async () => {
    await assertFails(addExpense(editor(), 'editor', { group: { lastActivityAt: new Date(0) } }));
  });

  it('leave everything else of the group alone', async () => {
    await assertFails(addExpense(editor(), 'editor', { group: { name: 'x' } }));
    await assertFails(addExpense(editor(), 'editor', { group: { 'roles.editor': 'owner' } }));
    await assertFails(addExpense(editor(), 'editor', { group: { expenseCount: -1 } }));
  });

  it('are not changed along with settings', async () => {
    const month = doc(editor(), 'groups/g/months/2026-11');
    await assertFails(setDoc(month, { totals: { EUR: { all: 5 } } }));
    await assertFails(addExpense(editor(), 'editor', { month: { totals: 'all' } }));
  });
});

describe('other documents', () => {
  const editor = () => stage.as('editor');

  it.each<Case>([
    ['no text', { text: '' }],
    ['a text of 2,001 characters', { text: 'x'.repeat(2001) }],
    ['another author', { by: 'owner' }],
    ['a time of the past', { at: new Date(0) }],
    ['more fields', { likes: 5 }],
  ])('a comment refuses %s', async (_, change) => {
    const data = { text: 'Hi', by: 'editor', at: serverTimestamp(), ...change };
    await assertFails(setDoc(doc(editor(), 'groups/g/expenses/e/comments/new'), data));
  });

  it.each<Case>([
    ['another author', { by: 'owner' }],
    ['a time of the past', { at: new Date(0) }],
    ['nothing that was done', { what: '' }],
    ['a target that is none', { target: 'e' }],
    ['more fields', { extra: 1 }],
  ])('the history refuses %s', async (_, change) => {
    await assertFails(
      setDoc(doc(editor(), 'groups/g/activity/new'), { ...activityData('editor'), ...change }),
    );
  });

  it.each<Case>([
    ['no title', { template: { title: '', amount: 1, currency: 'EUR' } }],
    ['no amount', { template: { title: 'Rent', amount: 0, currency: 'EUR' } }],
    ['a date that is none', { nextDate: '2026-02-30' }],
    ['an end that is none', { endDate: 'never' }],
    ['no frequency', { frequency: deleteField() }],
    ['a frequency that is none', { frequency: 'hourly' }],
    ['a first day that is none', { start: '2026-11-31' }],
  ])('a recurring expense refuses %s', async (_, change) => {
    const target = doc(editor(), 'groups/g/recurring/new');
    await assertFails(setDoc(target, { ...recurringData(), ...change }, { merge: true }));
  });

  it.each<Case>([
    ['owners', { role: 'owner' }],
    ['another author', { createdBy: 'owner' }],
    ['an end in the past', { expiresAt: new Date(0) }],
    ['an end in two years', { expiresAt: new Date(Date.now() + 730 * DAY) }],
    ['no uses', { usesLeft: 0 }],
    ['endless uses', { usesLeft: 1001 }],
    ['a secret that is not hashed', { secretHash: 'hunter2' }],
    ['a revocation at once', { revokedAt: serverTimestamp() }],
  ])('an invitation refuses %s', async (_, change) => {
    await assertFails(
      setDoc(doc(editor(), 'groups/g/invites/new'), { ...inviteData('editor'), ...change }),
    );
  });

  it('an invitation is revoked now and not otherwise changed', async () => {
    const invite = doc(editor(), 'groups/g/invites/i');
    await assertFails(updateDoc(invite, { revokedAt: new Date(0) }));
    await assertFails(updateDoc(invite, { revokedAt: serverTimestamp(), role: 'viewer' }));
    await assertSucceeds(updateDoc(invite, { revokedAt: serverTimestamp() }));
  });
});
