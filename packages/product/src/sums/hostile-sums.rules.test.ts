import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  arrayRemove,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { openClients } from '../../tests/rules/app-client.ts';
import {
  addExpense,
  editExpense,
  type AddExpenseParts,
} from '../../tests/rules/expense-commits.ts';
import { editGroup, joinGroup } from '../../tests/rules/group-commits.ts';
import {
  activityData,
  groupData,
  peopleData,
  seededExpense,
} from '../../tests/rules/seeded-documents.ts';
import { startStage } from '../../tests/rules/stage.ts';
import { expectStillReadable } from '../../tests/rules/still-readable.ts';
import { commitSums } from '../../tests/rules/sums-commit.ts';

const stage = startStage();
const clients = openClients(stage);
const { signIn } = clients;
const editor = () => stage.as('editor');
const viewer = () => stage.as('viewer');
const owner = () => stage.as('owner');
const EMOJI = '🎉';

/** Checks that other members can read the group, and that its sums can be repaired. */
const stillReadable = () => expectStillReadable(clients, signIn('owner'), 'owner');
const adds = (parts: AddExpenseParts) => addExpense(editor(), 'editor', parts);

describe('an editor cannot put with an expense', () => {
  it.each<readonly [string, AddExpenseParts]>([
    ['text as a balance', { group: { 'balances.EUR.p-ann': 'text' } }],
    ['text as all balances of a currency', { group: { 'balances.EUR': 'text' } }],
    ['half a cent', { group: { 'balances.EUR.p-ann': increment(0.5) } }],
    ['balances of another currency', { group: { 'balances.ZZZ': { 'p-ann': 1 } } }],
    ['a balance of somebody else', { group: { 'balances.EUR.p-editor': increment(5) } }],
    ['other balances than it counts', { group: { 'balances.EUR.p-ann': increment(99_999) } }],
    ['no balances', { group: { 'balances.EUR.p-ann': 500, 'balances.EUR.p-bob': -500 } }],
    ['two expenses in the count', { group: { expenseCount: increment(2) } }],
    ['an id with a dot', { id: 'a.b' }],
    ['an id of 100 characters', { id: 'x'.repeat(100) }],
    ['negative parts', { expense: { shares: { 'p-ann': -500, 'p-bob': 1500 } } }],
    ['parts beyond all measure', { expense: { payers: { 'p-ann': 9e15, 'p-bob': 1000 - 9e15 } } }],
    ['a split that is unknown', { expense: { split: { mode: 'dice' } } }],
    ['more in its months than it counts', { month: { totals: { EUR: { byPerson: { x: 5 } } } } }],
    ['more about the commit', { group: { 'last.more': 'x' } }],
    ['fields that the group does not have', { group: { more: 'x' } }],
    ['a deletion that is not yet', { expense: { deletedAt: null } }],
  ])('%s', async (_, parts) => {
    await assertFails(adds(parts));
  });

  it.each([
    ['another amount', { amount: 999 }],
    ['another currency', { currency: 'USD' }],
    ['other payers', { paid: { 'p-bob': 1000 } }],
    ['shares that do not add up', { owed: { 'p-ann': 1, 'p-bob': 1 } }],
    ['negative shares', { owed: { 'p-ann': -500, 'p-bob': 1500 } }],
  ])('what it counts as %s', async (_, change) => {
    const counted = { ...(seededExpense()['counted'] as DocumentData), ...change };
    await assertFails(adds({ expense: { counted } }));
  });

  const CONVERTED = {
    currency: 'USD',
    groupAmount: 900,
    groupCurrency: 'EUR',
    rate: '0.9',
    rateSource: 'rate',
    rateDate: '2026-11-20',
  };
  it.each([
    ['an amount that is none', { amount: 901 }],
    ['paid by somebody else', { paid: { 'p-bob': 900 } }],
    ['owed by somebody else', { owed: { 'p-editor': 900 } }],
    ['paid more than it is', { paid: { 'p-ann': 901 } }],
    ['owed less than it is', { owed: { 'p-ann': 450, 'p-bob': 449 } }],
    ['owed in part negatively', { owed: { 'p-ann': -1, 'p-bob': 901 } }],
    ['owed in fractions', { owed: { 'p-ann': 449.5, 'p-bob': 450.5 } }],
  ])('a conversion into %s', async (_, change) => {
    const right = {
      currency: 'EUR',
      amount: 900,
      paid: { 'p-ann': 900 },
      owed: { 'p-ann': 450, 'p-bob': 450 },
    };
    const add = (counted: DocumentData) => adds({ expense: { ...CONVERTED, counted } });
    await assertFails(add({ ...right, ...change }));
    await assertSucceeds(add(right));
  });
});

describe('what an editor can put harms nobody', () => {
  it.each<readonly [string, AddExpenseParts]>([
    ['a title of 120 emoji', { expense: { title: EMOJI.repeat(120) } }],
    ['a currency that does not exist', { expense: { currency: 'ZZZ' } }],
    ['receipts that are junk', { expense: { receipts: [5, 'x', { id: 'a/b' }] } }],
    ['a split that nobody can read', { expense: { split: { mode: 'weights', inputs: 5 } } }],
    ['fields of its own', { expense: { junk: 'x'.repeat(1000), reverted: 'yes' } }],
    ['no month', { month: null }],
  ])('%s', async (_, parts) => {
    await assertSucceeds(adds(parts));
    expect(await stillReadable()).toMatchObject({ unreadable: 0 });
  });

  it('thirteen payers who do not add up, which are set aside and an owner removes', async () => {
    await stage.seed((db) =>
      updateDoc(doc(db, 'groups/g'), { people: { ...people(), ...peopleData(20) } }),
    );
    const parts = (each: unknown) => Object.fromEntries(ids(13).map((id) => [id, each]));
    const payers = parts(1);
    const counted = { currency: 'EUR', amount: 1000, paid: payers, owed: { 'p-ann': 1000 } };
    const expense = { payers, shares: { 'p-ann': 1000 }, counted };
    await assertSucceeds(adds({ expense, month: null }));
    expect(await stillReadable()).toMatchObject({ unreadable: 1 });
    await assertFails(deleteDoc(doc(editor(), 'groups/g/expenses/new')));
    await assertSucceeds(deleteDoc(doc(owner(), 'groups/g/expenses/new')));
    expect(await stillReadable()).toMatchObject({ unreadable: 0, wasRight: true });
  });

  it('a recount that is none, which the next one mends', async () => {
    const junk = { balances: { EUR: { 'p-ann': 'x', 'p-bob': 0.5 }, ZZZ: {} }, expenseCount: 7 };
    await assertSucceeds(commitSums(editor(), 'editor', { of: '=', base: 'r-e' }, junk));
    expect(await stillReadable()).toMatchObject({ wasRight: false });
  });

  it('a month that is junk, which the next recount mends', async () => {
    const batch = writeBatch(editor());
    batch.set(doc(editor(), 'groups/g/months/2026-11-EUR'), {
      totals: { EUR: { byPerson: 'x', byCategory: { 'a.b': 0.5 } } },
      of: '=',
    });
    batch.update(doc(editor(), 'groups/g'), {
      last: { rev: 'r-new', of: '=', at: serverTimestamp(), base: 'r-e' },
      lastActivityAt: serverTimestamp(),
    });
    batch.set(doc(editor(), 'groups/g/activity/r-new'), activityData('editor'));
    await assertSucceeds(batch.commit());
    expect(await stillReadable()).toMatchObject({ wasRight: false });
  });

  it('names of 80 emoji, of people, households and the group', async () => {
    const name = EMOJI.repeat(80);
    const person = { name, defaultWeight: 1, household: name };
    await assertSucceeds(editGroup(editor(), { name, 'people.p-ann': person }));
    const { group } = await stillReadable();
    expect(group).toMatchObject({ name, people: { 'p-ann': person }, unreadable: [] });
  });

  it('somebody who is taken out, whose expenses can still be deleted', async () => {
    const gone = { 'people.p-ann': deleteField(), 'people.p-bob': deleteField() };
    await assertSucceeds(editGroup(editor(), gone, { rev: 'r-gone' }));
    await stillReadable();
    await assertSucceeds(
      editExpense(
        owner(),
        'owner',
        { deletedAt: serverTimestamp() },
        {
          rev: 'r-deleted',
          before: seededExpense(),
        },
      ),
    );
  });
});

describe('nobody takes sums elsewhere', () => {
  it('by counting several as an editor', async () => {
    await assertFails(commitSums(editor(), 'editor', { of: '*' }));
    await assertSucceeds(commitSums(owner(), 'owner', { of: '*' }));
  });

  it('by a recount that another came before', async () => {
    await assertFails(commitSums(editor(), 'editor', { of: '=', base: 'r-older' }));
    await assertFails(commitSums(editor(), 'editor', { of: '=' }));
  });

  it('as a viewer', async () => {
    await assertFails(commitSums(viewer(), 'viewer', { of: '=', base: 'r-e' }));
    await assertFails(addExpense(viewer(), 'viewer'));
  });

  it('as somebody who was removed', async () => {
    await stage.seed((db) =>
      updateDoc(doc(db, 'groups/g'), {
        memberUids: arrayRemove('editor'),
        'roles.editor': deleteField(),
      }),
    );
    await assertFails(addExpense(editor(), 'editor'));
    await assertFails(editGroup(editor(), { name: 'x' }));
    await assertFails(getDoc(doc(editor(), 'groups/g')));
    await assertFails(setDoc(doc(editor(), 'groups/g/activity/x'), activityData('editor')));
    await assertFails(joinGroup(editor(), 'editor', { entry: { secret: 'guess' } }));
  });

  it('by balances that move by themselves before there is an expense', async () => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { last: deleteField() }));
    await assertFails(
      updateDoc(doc(editor(), 'groups/g'), {
        'balances.EUR.p-ann': 1,
        lastActivityAt: serverTimestamp(),
      }),
    );
    await assertSucceeds(addExpense(editor(), 'editor'));
  });

  it('by a month that moves with neither an expense nor a recount', async () => {
    async function moves(group: DocumentData, month: DocumentData, id = '2026-11-EUR') {
      const batch = writeBatch(editor());
      batch.set(doc(editor(), `groups/g/months/${id}`), { totals: {}, ...month });
      batch.update(doc(editor(), 'groups/g'), { lastActivityAt: serverTimestamp(), ...group });
      batch.set(doc(editor(), 'groups/g/activity/r-new'), activityData('editor'));
      await batch.commit();
    }
    const recount = (of = '=') => ({
      last: { rev: 'r-new', of, at: serverTimestamp(), base: 'r-e' },
    });
    const renamed = { name: 'House', 'revs.name': 'r-new' };
    const edit = { rev: 'r-new', bases: { name: 'r-name' }, people: [] };
    await assertFails(moves({ ...renamed, edit }, { of: '=' }));
    await assertFails(moves(recount(), { of: '*' }));
    await assertFails(moves(recount('*'), { of: '*' }));
    await assertFails(moves(recount(), { of: '=', totals: { USD: {} } }));
    await assertFails(moves(recount(), { of: '=' }, '2026-13-EUR'));
    await assertSucceeds(moves(recount(), { of: '=' }));
  });

  it('by a month of an archived group', async () => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { archivedAt: new Date(0) }));
    await assertFails(setDoc(doc(owner(), 'groups/g/months/2026-11-EUR'), { totals: {}, of: 'e' }));
  });

  it('by sending a commit again', async () => {
    await assertSucceeds(adds({}));
    await assertFails(adds({}));
    await assertFails(adds({ id: 'other' }));
    // With the revision of an older commit, whose entry exists.
    await assertFails(adds({ id: 'other', rev: 'a' }));
  });

  it('by counting an expense again that is there', async () => {
    const counted = { 'balances.EUR.p-ann': increment(500), 'balances.EUR.p-bob': increment(-500) };
    await assertFails(commitSums(editor(), 'editor', { of: 'e' }, counted));
    await assertFails(commitSums(editor(), 'editor', { of: 'e', rev: 'r-e' }, counted));
  });

  it('by an edit made on another revision, or on none', async () => {
    await assertFails(editExpense(editor(), 'editor', { title: 'x', base: 'r-older' }));
    await assertFails(editExpense(editor(), 'editor', { title: 'x', base: deleteField() }));
  });

  it('by an expense without the group, or a month without its expense', async () => {
    await assertFails(adds({ group: null, month: null }));
    const month = doc(editor(), 'groups/g/months/2026-11-EUR');
    await assertFails(setDoc(month, { totals: { EUR: {} }, of: 'e' }));
    await assertFails(setDoc(month, { totals: { EUR: {} }, of: '=' }));
    await assertFails(deleteDoc(month));
  });

  it('by leaving a currency without giving back', async () => {
    const to = { currency: 'USD' };
    const keeps = { 'balances.EUR.p-ann': 500, 'balances.EUR.p-bob': -500 };
    await assertFails(editExpense(editor(), 'editor', to, { group: keeps }));
    await assertSucceeds(editExpense(editor(), 'editor', to));
    expect(await stillReadable()).toMatchObject({ wasRight: true });
  });

  it('by leaving a currency with more than six people', async () => {
    await stage.seed((db) =>
      updateDoc(doc(db, 'groups/g'), { people: { ...people(), ...peopleData(20) } }),
    );
    const shares = Object.fromEntries(ids(10).map((id) => [id, 100]));
    await assertSucceeds(adds({ id: 'e2', expense: { shares, payers: { p0: 1000 } } }));
    const written = await clients.read('groups/g/expenses/e2');
    expect(written).toMatchObject({ shares });
    await stage.seed((db) => setDoc(doc(db, 'groups/g/expenses/e'), { ...written }));
    const before = { ...written };
    const edit = (group: DocumentData) =>
      editExpense(editor(), 'editor', { currency: 'USD' }, { before, group, rev: 'r-usd' });
    for (const id of ids(10)) await assertFails(edit({ [`balances.EUR.${id}`]: increment(7) }));
    await assertSucceeds(edit({}));
  });
});

function people(): DocumentData {
  return groupData()['people'] as DocumentData;
}

function ids(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `p${at}`);
}
