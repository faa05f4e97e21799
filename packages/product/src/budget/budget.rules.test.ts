import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  type DocumentData,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { accepted, openClients } from '../../tests/rules/app-client.ts';
import { startStage } from '../../tests/rules/stage.ts';
import { addExpense } from '../expense/add-expense.ts';
import type { NewExpense } from '../expense/new-expense.ts';
import { putBudget, removeBudget } from './change-budget.ts';
import { findExceeded } from './find-exceeded.ts';

const stage = startStage();
const { signIn, read } = openClients(stage);
const PLACE = 'groups/g/budgets/dining';
const budget = (uid: string, change: DocumentData = {}): DocumentData => ({
  amount: 5000,
  currency: 'EUR',
  updatedBy: uid,
  updatedAt: serverTimestamp(),
  ...change,
});

describe('budgets', () => {
  it('are read by members, and changed by editors while the group is open', async () => {
    for (const role of ['viewer', 'stranger', 'nobody'] as const) {
      await assertFails(setDoc(doc(stage.as(role), PLACE), budget(role)));
      await assertFails(deleteDoc(doc(stage.as(role), PLACE)));
    }
    for (const role of ['owner', 'editor', 'guest'] as const) {
      await assertSucceeds(setDoc(doc(stage.as(role), PLACE), budget(role)));
    }
    await assertSucceeds(getDocs(collection(stage.as('viewer'), 'groups/g/budgets')));
    await assertFails(getDocs(collection(stage.as('stranger'), 'groups/g/budgets')));
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { archivedAt: new Date(0) }));
    await assertFails(setDoc(doc(stage.as('editor'), PLACE), budget('editor')));
    await assertSucceeds(deleteDoc(doc(stage.as('editor'), PLACE)));
  });

  it.each<readonly [string, DocumentData]>([
    ['no amount', { amount: 0 }],
    ['an amount that is no integer', { amount: 1.5 }],
    ['an amount above the limit', { amount: 1_000_000_000_001 }],
    ['a currency that is none', { currency: 'Euro' }],
    ['another author', { updatedBy: 'owner' }],
    ['another time', { updatedAt: new Date(0) }],
    ['another field', { note: 'x' }],
  ])('refuse %s', async (_, change) => {
    await assertFails(setDoc(doc(stage.as('editor'), PLACE), budget('editor', change)));
  });

  it('refuse a category that can be none', async () => {
    await assertFails(setDoc(doc(stage.as('editor'), 'groups/g/budgets/a b'), budget('editor')));
  });
});

describe('the app', () => {
  const request = { groupId: 'g', uid: 'editor', category: 'dining' } as const;
  const expense: NewExpense = {
    kind: 'expense',
    title: 'Dinner',
    amount: 4500,
    currency: 'EUR',
    date: '2026-11-21',
    category: 'dining',
    payers: { 'p-ann': 4500 },
    split: { mode: 'equal', inputs: ['p-bob'] },
    shares: { 'p-bob': 4500 },
  };

  it('sets, changes and removes a budget', async () => {
    const database = signIn('editor');
    await accepted(putBudget(database, request, { amount: 5000, currency: 'EUR' }));
    await accepted(putBudget(database, request, { amount: 6000, currency: 'USD' }));
    expect(await read(PLACE)).toMatchObject({ amount: 6000, currency: 'USD' });
    await accepted(removeBudget(database, request));
    expect(await read(PLACE)).toBeUndefined();
  });

  it('finds the budget that an expense of this month exceeds', async () => {
    const database = signIn('editor');
    const find = (change: Partial<NewExpense> = {}, today = '2026-11-24') =>
      findExceeded(database, 'g', { ...expense, ...change }, today);
    // The seeded month has 10.00 of dining.
    await accepted(putBudget(database, request, { amount: 5000, currency: 'EUR' }));
    expect(await find()).toBeUndefined();
    await accepted(addExpense(database, { groupId: 'g', uid: 'editor', expenseId: 'n', expense }));
    expect(await find()).toEqual({
      category: 'dining',
      currency: 'EUR',
      amount: 5000,
      spent: 5500,
      left: -500,
    });
    expect(await find({ category: 'rent' })).toBeUndefined();
    expect(await find({ kind: 'payment' })).toBeUndefined();
    expect(await find({}, '2026-12-01')).toBeUndefined();
  });
});
