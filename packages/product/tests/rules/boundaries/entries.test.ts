// Requests about expenses, series and the history that only one condition of the rules decides: the survivors of `bench:mutants`.
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { addExpense } from '../expense-commits.ts';
import { activityData, recurringData, newSeries } from '../seeded-documents.ts';
import { startStage } from '../stage.ts';
import { type Case, many } from './cases.ts';

const stage = startStage();
const editor = () => stage.as('editor');

const seedGroup = (change: DocumentData) =>
  stage.seed((db) => updateDoc(doc(db, 'groups/g'), change));

describe('a series', () => {
  const template: DocumentData = recurringData()['template'];
  const conversion = {
    groupAmount: 80_000,
    groupCurrency: 'USD',
    rate: '1.1',
    rateSource: 'rate',
    rateDate: '2026-11-20',
  };
  const create = (change: DocumentData) =>
    setDoc(doc(editor(), 'groups/g/recurring/new'), {
      ...newSeries('editor'),
      template: { ...template, ...change },
    });

  it.each<Case>([
    ['the longest title', { title: 'x'.repeat(120) }],
    ['the longest notes', { notes: 'x'.repeat(2000) }],
    ['250 people', { payers: many(250, 1), shares: many(250, 1) }],
    ['a conversion', conversion],
  ])('takes %s', async (_, change) => {
    await assertSucceeds(create(change));
  });

  it.each<Case>([
    ['a kind that is none', { kind: 'gift' }],
    ['a title of 121 characters', { title: 'x'.repeat(121) }],
    ['a fraction', { amount: 0.5, payers: many(13, 1), shares: many(13, 1) }],
    ['a currency that is none', { currency: 'euro' }],
    ['251 payers', { payers: many(251, 1) }],
    ['251 shares', { shares: many(251, 1) }],
    ['a category of 41 characters', { category: 'x'.repeat(41) }],
    ['a list as notes', { notes: [] }],
    ['the currency of a conversion', { groupCurrency: 'USD' }],
    ['the source of a rate', { rateSource: 'rate' }],
    ['the day of a rate', { rateDate: '2026-11-20' }],
    ['a fraction as what it converts to', { ...conversion, groupAmount: 800.5 }],
    ['a rate that is none', { ...conversion, rate: 'x' }],
  ])('refuses %s', async (_, change) => {
    await assertFails(create(change));
  });

  it('is changed as it is made, also one of the first version', async () => {
    const series = doc(editor(), 'groups/g/recurring/r');
    const stamp = { updatedAt: serverTimestamp(), updatedBy: 'editor', rev: 'r', base: 'r-series' };
    await assertFails(updateDoc(series, { ...stamp, frequency: 'hourly' }));
    await seedGroup({ archivedAt: new Date(0) });
    await assertFails(updateDoc(series, stamp));
    await seedGroup({ archivedAt: deleteField() });
    await stage.seed((db) => updateDoc(doc(db, 'groups/g/recurring/r'), { rev: deleteField() }));
    await assertSucceeds(updateDoc(series, { ...stamp, base: '' }));
  });
});

describe('the history', () => {
  it('has entries without more about their target', async () => {
    const target = { kind: 'expense', id: 'e', more: 1 };
    await assertFails(
      setDoc(doc(editor(), 'groups/g/activity/new'), { ...activityData('editor'), target }),
    );
    await assertSucceeds(setDoc(doc(editor(), 'groups/g/activity/new'), activityData('editor')));
  });

  it('is read by the author of an entry, who is no member', async () => {
    await stage.seed((db) => setDoc(doc(db, 'groups/g/activity/own'), activityData('stranger')));
    await assertSucceeds(getDoc(doc(stage.as('stranger'), 'groups/g/activity/own')));
    await assertFails(getDoc(doc(stage.as('stranger'), 'groups/g/activity/a')));
  });
});

describe('an expense', () => {
  const group = 'groups/g';
  const last = { rev: 'r-e', of: 'e', at: serverTimestamp() };

  it.each<Case>([
    ['a list as notes', { notes: [] }],
    ['the source of a rate', { rateSource: 'rate' }],
    ['the day of a rate', { rateDate: '2026-11-20' }],
  ])('refuses %s', async (_, expense) => {
    await assertFails(addExpense(editor(), 'editor', { expense }));
  });

  it('is not counted again by its old revision', async () => {
    const doubled = { 'balances.EUR': { 'p-ann': 1000, 'p-bob': -1000 }, expenseCount: 2 };
    const change = { last, lastActivityAt: serverTimestamp(), ...doubled };
    await assertFails(updateDoc(doc(editor(), group), change));
  });

  it('is not counted again in its month', async () => {
    const spent = { byCategory: { dining: 2000 }, byPerson: { 'p-ann': 1000, 'p-bob': 1000 } };
    await assertFails(
      setDoc(doc(editor(), 'groups/g/months/2026-11-EUR'), { totals: { EUR: spent }, of: 'e' }),
    );
  });

  it('is not written without the group', async () => {
    const batch = writeBatch(editor());
    batch.update(doc(editor(), 'groups/g/expenses/e'), {
      title: 'Lunch',
      base: 'r-e',
      updatedAt: serverTimestamp(),
      updatedBy: 'editor',
    });
    batch.set(doc(editor(), 'groups/g/activity/r-e'), activityData('editor'));
    await assertFails(batch.commit());
  });

  it.each(['group', 'expense'])('has the revision of its commit, also at the %s', async (first) => {
    const batch = writeBatch(editor());
    const writeGroup = () => {
      batch.update(doc(editor(), group), {
        last: { ...last, rev: 'r-other' },
        lastActivityAt: serverTimestamp(),
        expenseCount: increment(0),
      });
    };
    if (first === 'group') writeGroup();
    batch.update(doc(editor(), 'groups/g/expenses/e'), {
      title: 'Lunch',
      base: 'r-e',
      rev: 'r-new',
      updatedAt: serverTimestamp(),
      updatedBy: 'editor',
    });
    if (first === 'expense') writeGroup();
    for (const rev of ['r-new', 'r-other']) {
      batch.set(doc(editor(), `groups/g/activity/${rev}`), activityData('editor'));
    }
    await assertFails(batch.commit());
  });

  it('puts nothing more into its month', async () => {
    const data = { totals: { EUR: { more: {} } }, of: 'new' };
    const extra = { id: '2026-11-EUR', data };
    await assertFails(addExpense(editor(), 'editor', { extra }));
    await assertSucceeds(addExpense(editor(), 'editor'));
  });
});

it('lets an editor remove an expense without an amount', async () => {
  await stage.seed((db) => updateDoc(doc(db, 'groups/g/expenses/e'), { amount: deleteField() }));
  await assertSucceeds(deleteDoc(doc(editor(), 'groups/g/expenses/e')));
});

it('lets an editor remove an expense above the largest amount', async () => {
  await stage.seed((db) => updateDoc(doc(db, 'groups/g/expenses/e'), { amount: 1e12 + 1 }));
  await assertSucceeds(deleteDoc(doc(editor(), 'groups/g/expenses/e')));
});

it('does not remove an unreadable expense of an archived group', async () => {
  await stage.seed((db) => updateDoc(doc(db, 'groups/g/expenses/e'), { kind: 'gift' }));
  await seedGroup({ archivedAt: new Date(0) });
  await assertFails(deleteDoc(doc(editor(), 'groups/g/expenses/e')));
});
