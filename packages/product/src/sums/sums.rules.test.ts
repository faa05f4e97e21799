import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  arrayRemove,
  deleteField,
  doc,
  type DocumentData,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, it } from 'vitest';
import { addExpense, editExpense } from '../../tests/rules/expense-commits.ts';
import { editGroup, joinGroup } from '../../tests/rules/group-commits.ts';
import {
  activityData,
  expenseData,
  groupData,
  newGroupData,
  peopleData,
  seededExpense,
} from '../../tests/rules/seeded-documents.ts';
import { type Database, startStage } from '../../tests/rules/stage.ts';

const stage = startStage();
const editor = () => stage.as('editor');
const owner = () => stage.as('owner');
const ids = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);
const parts = (count: number, each = 100) => Object.fromEntries(ids(count).map((id) => [id, each]));
const between = (count: number) => ({
  amount: count * 100,
  payers: { p0: count * 100 },
  shares: parts(count),
});

/** The seeded expense becomes another one, with sums as if it had always been that. */
async function store(change: DocumentData): Promise<DocumentData> {
  const stored: DocumentData = { ...seededExpense(), ...change };
  await stage.seed((db) => setDoc(doc(db, 'groups/g/expenses/e'), stored));
  return stored;
}

beforeEach(() =>
  stage.seed((db) =>
    updateDoc(doc(db, 'groups/g'), {
      people: { ...(groupData()['people'] as DocumentData), ...peopleData(20) },
    }),
  ),
);

describe('each of twelve people is looked at', () => {
  it.each(ids(12))('in balances and months: %s', async (id) => {
    const add = (parts: object) =>
      addExpense(editor(), 'editor', { expense: between(12), ...parts });
    await assertFails(add({ group: { [`balances.EUR.${id}`]: increment(7) } }));
    const totals = { EUR: { byPerson: { [id]: increment(7) } } };
    await assertFails(add({ month: { totals } }));
  });

  it.each(ids(12))('when an expense comes from another currency: %s', async (id) => {
    const { counted: _, ...expense } = expenseData('owner');
    const counted = { currency: 'USD', amount: 1200, paid: { p0: 1200 }, owed: parts(12) };
    const before = await store({
      ...expense,
      ...between(12),
      currency: 'USD',
      counted,
      rev: 'r-e',
      createdAt: new Date(0),
      updatedAt: new Date(0),
    });
    const edit = (group: DocumentData) =>
      editExpense(editor(), 'editor', { currency: 'EUR' }, { before, group });
    await assertFails(edit({ [`balances.EUR.${id}`]: increment(7) }));
    await assertFails(edit({ [`balances.USD.${id}`]: increment(7) }));
  });
});

describe('more than twelve people', () => {
  const expense = between(13);
  const counted = { currency: 'EUR', amount: 1300, paid: { p0: 1300 }, owed: parts(13) };

  it('are bound to those whom the expense names', async () => {
    const add = (group: DocumentData) => addExpense(editor(), 'editor', { expense, group });
    await assertFails(add({ 'balances.EUR.p19': increment(5) }));
    await assertSucceeds(add({ 'balances.EUR.p1': increment(5) }));
  });

  it('keep their sums when nothing about them changes', async () => {
    const before = await store({ ...expense, counted });
    const edit = (group: DocumentData) =>
      editExpense(editor(), 'editor', { title: 'Supper' }, { before, group });
    await assertFails(edit({ 'balances.EUR.p1': increment(5) }));
    const month = { totals: { EUR: { byPerson: { p1: 5 } } } };
    await assertFails(editExpense(editor(), 'editor', { title: 'Supper' }, { before, month }));
    const same = { before, month: {} };
    await assertSucceeds(editExpense(editor(), 'editor', { title: 'Supper' }, same));
  });

  it('may change their currency', async () => {
    const before = await store({ ...expense, counted });
    const edit = (group: DocumentData) =>
      editExpense(editor(), 'editor', { currency: 'USD' }, { before, group });
    await assertFails(edit({ 'balances.EUR.p19': increment(5) }));
    await assertSucceeds(edit({}));
  });
});

describe('an expense of the first version', () => {
  async function first(change: DocumentData = {}): Promise<DocumentData> {
    const { counted: _, rev: __, ...stored } = await store(change);
    await stage.seed((db) => setDoc(doc(db, 'groups/g/expenses/e'), { ...stored, version: 3 }));
    return { ...stored, rev: 'v3' };
  }
  const counts = (currency = 'EUR') => ({
    currency,
    amount: 1000,
    paid: { 'p-ann': 1000 },
    owed: { 'p-ann': 500, 'p-bob': 500 },
  });

  it('is edited on its number, and counts what it says', async () => {
    const stored = await first();
    const before = { ...stored, counted: counts() };
    const edit = (group: DocumentData, rev = 'v3') =>
      editExpense(editor(), 'editor', { title: 'Supper' }, { before: { ...before, rev }, group });
    await assertFails(edit({}, 'v2'));
    await assertFails(edit({ 'balances.EUR.p-ann': increment(5) }));
    await assertSucceeds(edit({}));
  });

  it('counts what devices say when it was converted, or income', async () => {
    const before = { ...(await first({ kind: 'income' })), counted: counts() };
    await assertSucceeds(
      editExpense(
        editor(),
        'editor',
        { title: 'Supper' },
        {
          before,
          group: { 'balances.EUR.p-ann': increment(5), 'balances.EUR.p-bob': increment(-5) },
          month: { totals: { EUR: { byPerson: { 'p-ann': increment(5) } } } },
        },
      ),
    );
  });

  it.each([2, 10])('of %i leaves a currency as devices say when converted', async (count) => {
    const old = { ...between(count), groupAmount: 900, groupCurrency: 'USD', currency: 'CHF' };
    const counted = { ...counts('USD'), amount: 10, paid: { p0: 10 }, owed: { p9: 10 } };
    const before = { ...(await first(old)), counted };
    const gone = {
      currency: 'EUR',
      groupAmount: deleteField(),
      groupCurrency: deleteField(),
    };
    await assertSucceeds(editExpense(editor(), 'editor', gone, { before }));
  });
});

describe('a new group with expenses', () => {
  function create(db: Database, change: DocumentData) {
    const batch = writeBatch(db);
    batch.set(doc(db, 'groups/new'), {
      ...newGroupData('stranger'),
      balances: { EUR: { me: 5 } },
      expenseCount: 1,
      last: { rev: 'r-new', of: '*', at: serverTimestamp() },
      ...change,
    });
    batch.set(doc(db, 'groups/new/activity/r-new'), activityData('stranger'));
    return batch.commit();
  }

  it.each<readonly [string, DocumentData]>([
    ['balances that are text', { balances: 'x' }],
    ['a count that is text', { expenseCount: 'x' }],
    ['a count below nothing', { expenseCount: -1 }],
    ['seats that are text', { seats: 'x' }],
    ['two seats of one', { people: peopleData(2), seats: { p0: 'stranger', p1: 'stranger' } }],
    ['a commit of one expense', { last: { rev: 'r-new', of: 'e', at: serverTimestamp() } }],
    ['a commit of another time', { last: { rev: 'r-new', of: '*', at: new Date(0) } }],
    ['a revision without an entry', { last: { rev: 'r-other', of: '*', at: serverTimestamp() } }],
    ['activity in the past', { lastActivityAt: new Date(0) }],
    ['somebody else’s role beside', { roles: { stranger: 'owner', other: 'viewer' } }],
    ['people under endless ids', { people: { ['x'.repeat(65)]: {} }, seats: {} }],
  ])('has no %s', async (_, change) => {
    await assertFails(create(stage.as('stranger'), change));
    await assertSucceeds(create(stage.as('stranger'), {}));
  });
});

describe('months', () => {
  it('move from one category to another as the expense does', async () => {
    const to = { category: 'rent' };
    const edit = (byCategory: DocumentData) => {
      const month = { totals: { EUR: { byCategory } } };
      return editExpense(editor(), 'editor', to, { month });
    };
    await assertFails(edit({ rent: increment(999) }));
    await assertFails(edit({ dining: increment(-999) }));
    await assertFails(edit({ travel: increment(1) }));
    await assertSucceeds(editExpense(editor(), 'editor', to));
  });

  it('gain the amount in its category', async () => {
    const month = { totals: { EUR: { byCategory: { dining: increment(999) } } } };
    await assertFails(addExpense(editor(), 'editor', { month }));
  });

  it('hold what they are for, and nothing of payments', async () => {
    const expense = { kind: 'payment', category: 'payment', shares: { 'p-bob': 1000 } };
    const write = (id: string, sums: DocumentData, change: DocumentData = {}) => {
      const extra = { id, data: { totals: { EUR: sums }, of: 'new' } };
      return addExpense(editor(), 'editor', { expense: { ...expense, ...change }, extra });
    };
    await assertFails(write('2026-11-EUR-paid', { byPayer: { 'p-ann': increment(1000) } }));
    await assertFails(write('2026-11-EUR-paid', { byPerson: {} }));
    await assertFails(write('2026-10-EUR-paid', { byPayer: { 'p-ann': increment(1000) } }));
    await assertFails(write('2026-11-EUR-paid', { byPayer: { 'p-ann': 5 } }));
    await assertSucceeds(addExpense(editor(), 'editor', { expense }));
  });
});

describe('the history', () => {
  const note = (change: DocumentData, id = 'r-note') =>
    setDoc(doc(editor(), `groups/g/activity/${id}`), { ...activityData('editor'), ...change });

  it.each<readonly [string, DocumentData]>([
    ['about nothing', { target: { kind: 'invite', id: 'i' } }],
    ['about something under a bad id', { target: { kind: 'expense', id: 'a.b' } }],
    ['of what was', { before: 'x' }],
    ['of what is', { after: 'x' }],
  ])('has no entry %s', async (_, change) => {
    await assertFails(note(change));
    await assertFails(note({}, 'a.b'));
    await assertSucceeds(note({ before: {}, after: {} }));
  });
});

describe('a recount', () => {
  const recount = (change: DocumentData, rev = 'r-new') => {
    const batch = writeBatch(editor());
    batch.update(doc(editor(), 'groups/g'), {
      last: { rev, of: '=', at: serverTimestamp(), base: 'r-e' },
      lastActivityAt: serverTimestamp(),
      ...change,
    });
    batch.set(doc(editor(), 'groups/g/activity/r-new'), activityData('editor'));
    return batch.commit();
  };

  it.each(Array.from({ length: 40 }, (_, at) => at))('looks at currency %i', async (at) => {
    const code = (index: number) =>
      `A${String.fromCharCode(65 + Math.floor(index / 26))}${String.fromCharCode(65 + (index % 26))}`;
    const balances = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [code(index), index === at ? { x: 1 } : {}]),
    );
    await assertFails(recount({ balances }));
  });

  it('has an entry of its own, and a count', async () => {
    await assertFails(recount({}, 'r-other'));
    await assertFails(recount({}, 'a'));
    await assertFails(recount({ expenseCount: 'x' }));
    await assertFails(recount({ expenseCount: -1 }));
    await assertFails(recount({ lastActivityAt: new Date(0) }));
    await assertSucceeds(recount({}));
  });
});

describe('members', () => {
  it('are changed by owners with all that belongs to it', async () => {
    const gone = { 'roles.viewer': deleteField(), memberUids: arrayRemove('viewer') };
    await assertFails(editGroup(owner(), gone, { touched: [] }));
    await assertFails(editGroup(owner(), { ...gone, 'people.p-ann.name': '' }));
    await assertFails(editGroup(owner(), { ...gone, 'seats.p-viewer': 'owner' }));
    await assertFails(editGroup(owner(), { ...gone, lastActivityAt: new Date(0) }));
    const archived = { archivedAt: serverTimestamp() };
    await assertFails(editGroup(owner(), { ...archived, deletingAt: 'now' }));
    await assertSucceeds(editGroup(owner(), { ...gone, 'seats.p-viewer': '' }));
  });

  it('leave without taking anything else along', async () => {
    const left = { 'roles.viewer': deleteField(), memberUids: arrayRemove('viewer') };
    const viewer = stage.as('viewer');
    await assertFails(editGroup(viewer, { ...left, 'roles.viewer': 'viewer' }));
    await assertFails(editGroup(viewer, { ...left, 'seats.p-ann': '' }, { people: [] }));
    await assertFails(editGroup(viewer, { ...left, 'people.p-viewer.name': 'x' }, { people: [] }));
    await assertFails(
      editGroup(viewer, { ...left, 'people.p-ann.name': 'x' }, { people: ['p-viewer'] }),
    );
    await assertFails(
      editGroup(viewer, { ...left, 'seats.p-ann': 'viewer' }, { people: ['p-viewer'] }),
    );
    await assertSucceeds(editGroup(viewer, left));
  });

  it('are 250 people at most', async () => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { people: peopleData(250) }));
    await assertFails(editGroup(editor(), { 'people.p-new': { name: 'N', defaultWeight: 1 } }));
    await assertFails(editGroup(editor(), { people: {} }, { touched: ['p0'], bases: {} }));
  });

  it('are one person at least', async () => {
    const people = { solo: { name: 'Solo', defaultWeight: 1 } };
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { people, seats: {} }));
    await assertFails(editGroup(editor(), { 'people.solo': deleteField() }));
  });

  it('join beside 250 people as nobody new, and as nobody bring nobody', async () => {
    await stage.seed((db) =>
      updateDoc(doc(db, 'groups/g'), { people: { ...peopleData(249), 'p-ann': { name: 'A' } } }),
    );
    const stranger = stage.as('stranger');
    const group = { 'people.p-sam': { name: 'Sam', defaultWeight: 1 } };
    await assertFails(joinGroup(stranger, 'stranger', { seat: 'p-sam', group }));
    await assertFails(joinGroup(stranger, 'stranger', { seat: '', group }));
    await assertSucceeds(joinGroup(stranger, 'stranger'));
  });
});

describe('an expense', () => {
  it('is counted by a commit of its own that the history has', async () => {
    await assertFails(addExpense(editor(), 'editor', { rev: 'r-e', group: null, month: null }));
    await assertFails(addExpense(editor(), 'editor', { noted: false, month: null }));
    await assertFails(addExpense(editor(), 'editor', { noted: false, month: null, rev: 'a' }));
  });

  it('counts income as what came in', async () => {
    const counted = { currency: 'EUR', amount: 1000, paid: { 'p-ann': -1000 }, owed: {} };
    await assertFails(addExpense(editor(), 'editor', { expense: { kind: 'income', counted } }));
  });
});
