import {
  createDatabase,
  type Database,
  type Live,
  memoryJournal,
  type WriteHandle,
} from '@quits/firestore';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getDoc, initializeFirestore } from 'firebase/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import { addExpense } from '../../src/data/actions/add-expense.ts';
import { addPerson } from '../../src/data/actions/add-person.ts';
import {
  deleteExpense,
  editExpense,
  restoreExpense,
} from '../../src/data/actions/change-expense.ts';
import { createExample } from '../../src/data/actions/create-example.ts';
import { createGroup } from '../../src/data/actions/create-group.ts';
import { createInvite } from '../../src/data/actions/create-invite.ts';
import { joinGroup } from '../../src/data/actions/join-group.ts';
import type { NewExpense } from '../../src/data/actions/new-expense.ts';
import { recordPayment } from '../../src/data/actions/record-payment.ts';
import { expenses, groups } from '../../src/data/collections.ts';
import { startStage } from './stage.ts';

const stage = startStage();
const opened: { readonly app: FirebaseApp; readonly database: Database }[] = [];

afterEach(async () => {
  for (const { app, database } of opened.splice(0)) {
    database.dispose();
    await deleteApp(app);
  }
});

/** The app's own database of one account. */
function signIn(uid: string): Database {
  const app = initializeApp({ projectId: 'demo-quits', apiKey: 'key' }, crypto.randomUUID());
  const firestore = initializeFirestore(app, {});
  const { host, port } = stage.address();
  connectFirestoreEmulator(firestore, host, port, { mockUserToken: { sub: uid } });
  const database = createDatabase({
    firestore: () => Promise.resolve(firestore),
    uid: { get: () => uid, subscribe: () => () => undefined },
    journal: memoryJournal(),
  });
  opened.push({ app, database });
  return database;
}

async function accepted(write: WriteHandle): Promise<void> {
  expect(await write.settled).toEqual({ ok: true, value: undefined });
}

async function read(path: string) {
  let data: unknown;
  await stage.seed(async (database) => {
    data = (await getDoc(doc(database, path))).data();
  });
  return data as Record<string, unknown> | undefined;
}

/** A document as the app reads it. */
async function look<State extends { readonly status: string }>(live: Live<State>) {
  const stop = live.subscribe(() => undefined);
  await live.ready();
  const state = live.get();
  stop();
  return state;
}

async function group(database: Database) {
  const state = await look(database.liveDocument(groups, { id: 'g' }));
  if (state.status !== 'ready' || state.data === undefined) throw new Error('no group');
  return state.data;
}

async function seededExpense(database: Database) {
  const state = await look(database.liveDocument(expenses, { groupId: 'g', id: 'e' }));
  if (state.status !== 'ready' || state.data === undefined) throw new Error('no expense');
  return state.data;
}

describe('the rules accept what the app writes', () => {
  const expense: NewExpense = {
    kind: 'expense',
    title: ' Dinner ',
    amount: 1001,
    currency: 'EUR',
    date: '2026-11-21',
    category: 'food',
    payers: { 'p-ann': 1001 },
    split: { mode: 'equal', inputs: ['p-ann', 'p-bob'] },
    shares: { 'p-ann': 501, 'p-bob': 500 },
  };

  it('a new group', async () => {
    const input = { name: 'Trip', emoji: '⛵', currency: 'EUR', ownName: 'Sam', others: ['Ann'] };
    const { groupId, write } = createGroup(signIn('stranger'), 'stranger', input);
    await accepted(write);
    expect(await read(`groups/${groupId}`)).toMatchObject({ name: 'Trip', version: 1 });
  });

  it('the example with its expenses', async () => {
    const database = signIn('stranger');
    const titles = {
      flat: 'F',
      train: 'T',
      groceries: 'G',
      dinner: 'D',
      tram: 'T',
      museum: 'M',
      pastries: 'P',
      boat: 'B',
    };
    const texts = { groupName: 'Example', ownName: 'Sam', titles };
    const { groupId } = createExample(database, 'stranger', texts, Date.now());
    expect(await database.drain()).toBe(true);
    expect(database.syncStatus.get().refused).toEqual([]);
    expect(await read(`groups/${groupId}`)).toMatchObject({ expenseCount: 8 });
  });

  it('an expense', async () => {
    const request = { groupId: 'g', uid: 'editor', expenseId: 'new', expense };
    await accepted(addExpense(signIn('editor'), request));
    expect(await read('groups/g')).toMatchObject({
      balances: { EUR: { 'p-ann': 1000, 'p-bob': -1000 } },
      lastExpenseId: 'new',
    });
  });

  it('a payment', async () => {
    const payment = {
      from: { id: 'p-bob', name: 'Bob' },
      to: { id: 'p-ann', name: 'Ann' },
      minor: 500,
    };
    const request = { groupId: 'g', uid: 'editor', payment, currency: 'EUR', now: new Date() };
    await accepted(recordPayment(signIn('editor'), request));
    expect(await read('groups/g')).toMatchObject({ balances: { EUR: { 'p-ann': 0, 'p-bob': 0 } } });
  });

  it('an edit, a deletion and its undoing', async () => {
    const database = signIn('editor');
    const existing = async () => ({
      groupId: 'g',
      uid: 'editor',
      expense: await seededExpense(database),
    });
    const edited = { ...expense, title: 'Supper', payers: { 'p-bob': 1001 } };
    await accepted(editExpense(database, await existing(), edited));
    await accepted(deleteExpense(database, await existing()));
    expect(await read('groups/g')).toMatchObject({ expenseCount: 0 });
    await accepted(restoreExpense(database, await existing()));
    expect(await read('groups/g')).toMatchObject({ expenseCount: 1 });
    expect(await read('groups/g/expenses/e')).toMatchObject({ title: 'Supper', version: 4 });
  });

  it('a person', async () => {
    const database = signIn('editor');
    await accepted(addPerson(database, { group: await group(database), name: 'Cleo' }));
  });

  it('a link and who joins by it', async () => {
    const database = signIn('editor');
    const { inviteId, secret, write } = await createInvite(database, {
      groupId: 'g',
      group: (await group(database)).data,
      uid: 'editor',
      role: 'viewer',
      now: Date.now(),
    });
    await accepted(write);
    const request = { groupId: 'g', inviteId, uid: 'stranger', role: 'viewer' } as const;
    const as = { kind: 'existing', personId: 'p-ann' } as const;
    const wrong = joinGroup(signIn('stranger'), { ...request, secret: 'guess', as });
    expect(await wrong.settled).toMatchObject({ ok: false });
    await accepted(joinGroup(signIn('stranger'), { ...request, secret, as }));
    await accepted(
      joinGroup(signIn('other'), {
        ...request,
        uid: 'other',
        secret,
        as: { kind: 'new', name: 'Odo' },
      }),
    );
    expect(await read('groups/g')).toMatchObject({
      roles: { stranger: 'viewer', other: 'viewer' },
    });
  });
});

it('refuses the same of a viewer', async () => {
  const database = signIn('viewer');
  const person = { group: await group(database), name: 'Cleo' };
  expect(await addPerson(database, person).settled).toMatchObject({ ok: false });
});
