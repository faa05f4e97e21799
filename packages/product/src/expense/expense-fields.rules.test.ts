import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteField,
  doc,
  type DocumentData,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { addExpense, editExpense } from '../../tests/rules/expense-commits.ts';
import { editGroup } from '../../tests/rules/group-commits.ts';
import { peopleData, seededExpense } from '../../tests/rules/seeded-documents.ts';
import { startStage } from '../../tests/rules/stage.ts';

const stage = startStage();
const CONVERTED = {
  currency: 'USD',
  groupAmount: 923,
  groupCurrency: 'EUR',
  rate: '0.923',
  rateSource: 'rate',
  rateDate: '2026-11-21',
};

type Case = readonly [string, DocumentData];

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
    ['a title that is a number', { title: 5 }],
    ['a split that is a number', { split: 5 }],
    ['notes that are a number', { notes: 5 }],
    ['receipts that are text', { receipts: 'f' }],
    ['payers that are a number', { payers: 5 }],
    [
      'two payers of a payment',
      { kind: 'payment', payers: { 'p-ann': 500, 'p-bob': 500 }, shares: { 'p-bob': 1000 } },
    ],
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
    ['a revision that it was made on', { base: 'r-e' }],
    ['a deletion at once', { deletedAt: serverTimestamp() }],
  ])('refuses %s', async (_, expense) => {
    await assertFails(add(expense));
  });

  it.each(Array.from({ length: 12 }, (_, at) => at + 1))(
    'is summed up for %s people',
    async (count) => {
      await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { people: peopleData(20) }));
      const whole = { amount: count * 100, payers: { p0: count * 100 } };
      await assertSucceeds(add({ ...whole, shares: share(count, 100) }));
      const wrong = { ...share(count, 100), [`p${count - 1}`]: 101 };
      await assertFails(
        addExpense(stage.as('editor'), 'editor', {
          id: 'wrong',
          rev: 'r-wrong',
          expense: { ...whole, shares: wrong },
        }),
      );
    },
  );

  it('may have thirteen shares, which are not added up', async () => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { people: peopleData(20) }));
    const shares = Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`p${at}`, 1]));
    await assertSucceeds(add({ payers: { p0: 1000 }, shares }));
  });

  it('can name only someone whom the group knows', async () => {
    await assertFails(add({ shares: { 'p-new': 1000 } }));
    const added = { 'people.p-new': { name: 'New', defaultWeight: 1 } };
    await assertFails(add({ shares: { 'p-new': 1000 } }, added));
    await assertSucceeds(editGroup(stage.as('editor'), added, { rev: 'r-person' }));
    await assertSucceeds(add({ shares: { 'p-new': 1000 } }));
  });
});

describe('an edit of an expense', () => {
  const edit = (change: DocumentData) => editExpense(stage.as('editor'), 'editor', change);

  it('deletes and restores by marking', async () => {
    await assertSucceeds(edit({ deletedAt: serverTimestamp() }));
    const before = { ...seededExpense(), deletedAt: new Date(0), rev: 'r-new' };
    await assertSucceeds(
      editExpense(
        stage.as('editor'),
        'editor',
        { deletedAt: deleteField() },
        { before, rev: 'r-restored' },
      ),
    );
  });

  it('keeps a category that is no longer known, and takes no other unknown one', async () => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g/expenses/e'), { category: 'old' }));
    const editor = stage.as('editor');
    const before = { ...seededExpense(), category: 'old' };
    await assertSucceeds(editExpense(editor, 'editor', { title: 'Supper' }, { before }));
    const then = { ...before, rev: 'r-new' };
    await assertSucceeds(
      editExpense(editor, 'editor', { category: 'own' }, { before: then, rev: 'r-own' }),
    );
    const last = { ...then, category: 'own', rev: 'r-own' };
    await assertFails(
      editExpense(editor, 'editor', { category: 'old' }, { before: last, rev: 'r-old' }),
    );
  });

  it('keeps naming someone whom the group knows no more', async () => {
    await assertSucceeds(
      editGroup(stage.as('editor'), { 'people.p-bob': deleteField() }, { rev: 'r-gone' }),
    );
    await assertFails(edit({ shares: { 'p-gone': 1000 } }));
    await assertSucceeds(edit({ deletedAt: serverTimestamp() }));
  });

  it.each<Case>([
    ['made on an old revision', { base: 'r-older' }],
    ['made on nothing', { base: deleteField() }],
    ['that keeps its revision', { rev: 'r-e' }],
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
    const alone = {
      title: 'x',
      rev: 'r-new',
      base: 'r-e',
      updatedAt: serverTimestamp(),
      updatedBy: 'editor',
    };
    await assertFails(updateDoc(doc(stage.as('editor'), 'groups/g/expenses/e'), alone));
  });
});

describe('balances and month totals', () => {
  const editor = () => stage.as('editor');

  it('move only with an expense of the same commit', async () => {
    const last = { rev: 'r-new', of: 'e', at: serverTimestamp() };
    const moved = { 'balances.EUR.p-ann': increment(5), lastActivityAt: serverTimestamp() };
    const group = doc(editor(), 'groups/g');
    await assertFails(updateDoc(group, moved));
    await assertFails(updateDoc(group, { ...moved, last }));
    await assertFails(updateDoc(group, { ...moved, last: { ...last, of: 'missing' } }));
    await assertFails(updateDoc(group, { ...moved, last: { ...last, rev: 'r-e' } }));
    await assertFails(updateDoc(group, { ...moved, last: deleteField() }));
    await assertFails(addExpense(editor(), 'editor', { group: null }));
    await assertFails(addExpense(editor(), 'editor', { group: { last } }));
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
    const month = doc(editor(), 'groups/g/months/2026-11-EUR');
    await assertFails(setDoc(month, { totals: { EUR: { all: 5 } }, of: 'e' }));
    await assertFails(addExpense(editor(), 'editor', { month: { totals: 'all' } }));
  });
});
