import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { firstResult } from '@quits/firestore';
import { FREQUENCIES } from '@quits/ledger';
import {
  deleteField,
  doc,
  type DocumentData,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import type { NewExpense } from '../expense/new-expense.ts';
import { readAll } from '../io/read-pages.ts';
import { accepted, openClients } from '../../tests/rules/app-client.ts';
import { newSeries, recurringData } from '../../tests/rules/seeded-documents.ts';
import { startStage } from '../../tests/rules/stage.ts';
import { addOccurrence, changeSeries, deleteSeries, startSeries } from './change-series.ts';
import { recurring } from './collections.ts';

const stage = startStage();
const { signIn, read } = openClients(stage);
const editor = () => stage.as('editor');

const TEMPLATE = recurringData()['template'] as DocumentData;
const CONVERSION = {
  groupAmount: 80_000,
  groupCurrency: 'USD',
  rate: '1.1',
  rateSource: 'rate',
  rateDate: '2026-11-20',
};

type Case = readonly [string, DocumentData];

describe('a series', () => {
  it.each<Case>([
    ['a template that is a number', { template: 5 }],
    ['a currency that is none', { template: { title: 'Rent', amount: 1, currency: 'euro' } }],
    ['no title', { template: { ...TEMPLATE, title: '' } }],
    ['no amount', { template: { ...TEMPLATE, amount: 0 } }],
    ['a split that is none', { template: { ...TEMPLATE, split: { mode: 'dice' } } }],
    ['payers that are text', { template: { ...TEMPLATE, payers: 'Ann' } }],
    ['shares that are text', { template: { ...TEMPLATE, shares: 'Ann' } }],
    ['a category that is a novel', { template: { ...TEMPLATE, category: 'x'.repeat(65) } }],
    ['a category that is none', { template: { ...TEMPLATE, category: 5 } }],
    ['notes that are a novel', { template: { ...TEMPLATE, notes: 'x'.repeat(2001) } }],
    ['notes that are a number', { template: { ...TEMPLATE, notes: 5 } }],
    ['a date that is none', { nextDate: '2026-02-30' }],
    ['an end that is none', { endDate: 'never' }],
    ['no frequency', { frequency: deleteField() }],
    ['a frequency that is none', { frequency: 'hourly' }],
    ['a first day that is none', { start: '2026-11-31' }],
    ['another author', { createdBy: 'owner' }],
    ['another last author', { updatedBy: 'owner' }],
    ['a creation in the past', { createdAt: new Date(0) }],
    ['a time of the past', { updatedAt: new Date(0) }],
    ['no revision', { rev: deleteField() }],
    ['a revision that is none', { rev: 'a/b' }],
    ['a rest that is none', { pausedAt: 'now' }],
    ['a revision that it was made on', { base: 'r-series' }],
  ])('refuses %s', async (_, change) => {
    const target = doc(editor(), 'groups/g/recurring/new');
    await assertFails(setDoc(target, { ...newSeries('editor'), ...change }, { merge: true }));
  });

  it.each(FREQUENCIES)('comes %s', async (frequency) => {
    const target = doc(editor(), 'groups/g/recurring/new');
    await assertSucceeds(setDoc(target, { ...newSeries('editor'), frequency }));
  });

  it.each<Case>([
    ['made on an older revision', { base: 'r-older' }],
    ['that keeps its revision', { rev: 'r-series' }],
    ['of its author', { createdBy: 'editor' }],
    ['of its creation', { createdAt: new Date(5) }],
  ])('refuses an edit %s', async (_, change) => {
    const target = doc(editor(), 'groups/g/recurring/r');
    const stamp = { updatedAt: serverTimestamp(), updatedBy: 'editor', rev: 'r', base: 'r-series' };
    await assertFails(updateDoc(target, { ...stamp, ...change }));
    await assertSucceeds(updateDoc(target, stamp));
  });

  it('is neither added nor changed in an archived group', async () => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { archivedAt: new Date(0) }));
    const owner = stage.as('owner');
    await assertFails(setDoc(doc(owner, 'groups/g/recurring/new'), newSeries('owner')));
    await assertFails(updateDoc(doc(owner, 'groups/g/recurring/r'), { nextDate: '2026-12-02' }));
  });
});

describe('the template of a series', () => {
  const put = (change: DocumentData) => {
    const series = newSeries('editor');
    const template = { ...(series['template'] as DocumentData), ...change };
    return setDoc(doc(editor(), 'groups/g/recurring/new'), { ...series, template });
  };

  it.each<readonly [string, DocumentData]>([
    ['payers that are no amounts', { payers: { 'p-ann': 'x' } }],
    ['payers under bad ids', { payers: { 'a b': 90_000 } }],
    ['payers who do not add up', { payers: { 'p-ann': 1 } }],
    ['shares that are no amounts', { shares: { 'p-ann': 0.5, 'p-bob': 89_999.5 } }],
    ['shares under bad ids', { shares: { 'a b': 90_000 } }],
    ['shares that do not add up', { shares: { 'p-ann': -1, 'p-bob': 90_001 } }],
    ['no category', { category: '' }],
    ['a category that every object has', { category: 'constructor' }],
    ['a conversion that is junk', { ...CONVERSION, rateSource: '🎉' }],
    ['half a conversion', { rate: '1.1' }],
  ])('is refused with %s', async (_, change) => {
    await assertFails(put(change));
  });

  it('is read with a category of as many emoji as the rules accept', async () => {
    await assertSucceeds(put({ category: '🎉'.repeat(40) }));
    const all = await readAll(signIn('owner'), recurring, { groupId: 'g' });
    expect(all).toMatchObject({ value: { unreadable: 0 } });
  });

  it('is read with a split that nobody can read', async () => {
    await assertSucceeds(put({ ...CONVERSION, split: { mode: 'weights', inputs: { x: true } } }));
    const all = await readAll(signIn('owner'), recurring, { groupId: 'g' });
    expect(all).toMatchObject({ value: { unreadable: 0 } });
    expect(all.ok && all.value.docs[0]?.data.template.split).toMatchObject({ mode: 'exact' });
  });
});

describe('a series as the app writes it', () => {
  const expense: NewExpense = {
    kind: 'expense',
    title: ' Dinner ',
    amount: 1001,
    currency: 'EUR',
    date: '2026-11-21',
    category: 'dining',
    payers: { 'p-ann': 1001 },
    split: { mode: 'equal', inputs: ['p-ann', 'p-bob'] },
    shares: { 'p-ann': 501, 'p-bob': 500 },
  };

  it('is started, adds expenses, is changed and ends', async () => {
    const database = signIn('editor');
    const own = { groupId: 'g', uid: 'editor' };
    const started = startSeries(database, {
      ...own,
      expenseId: 'first',
      seriesId: 's',
      frequency: 'monthly',
      expense,
    });
    await accepted(started);
    expect(await read('groups/g/recurring/s')).toMatchObject({ nextDate: '2026-12-21' });
    const seriesNow = async () => {
      const state = await firstResult(database.liveDocument(recurring, { groupId: 'g', id: 's' }));
      if (state.status !== 'ready' || state.data === undefined) throw new Error('no series');
      return { ...own, series: state.data };
    };
    const seen = await seriesNow();
    await accepted(addOccurrence(database, seen, '2026-12-21'));
    const balances = (await read('groups/g'))?.['balances'];
    expect(await read('groups/g/expenses/s_2026-12-21')).toMatchObject({ recurringId: 's' });

    // A device that doesn't know of it creates the same occurrence, which changes no sums.
    await addOccurrence(signIn('owner'), { ...seen, uid: 'owner' }, '2026-12-21').settled;
    expect((await read('groups/g'))?.['balances']).toEqual(balances);

    await accepted(
      changeSeries(database, await seriesNow(), { rests: true, endDate: '2027-12-31' }),
    );
    await accepted(changeSeries(database, await seriesNow(), { rests: false, endDate: null }));
    await accepted(deleteSeries(database, await seriesNow()));
    expect(await read('groups/g/recurring/s')).toBeUndefined();
  });
});
