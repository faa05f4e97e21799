import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  arrayRemove,
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
import { describe, expect, it } from 'vitest';
import { openClients } from './app-client.ts';
import { addExpense, type AddExpenseParts, editExpense } from './expense-commits.ts';
import { editGroup, type EditParts, joinGroup } from './group-commits.ts';
import { activityData, groupData, peopleData, seededExpense } from './seeded-documents.ts';
import { type Database, startStage } from './stage.ts';
import { expectStillReadable } from './still-readable.ts';

const stage = startStage();
const clients = openClients(stage);
const { signIn } = clients;
const editor = () => stage.as('editor');
const viewer = () => stage.as('viewer');
const stranger = () => stage.as('stranger');
const owner = () => stage.as('owner');
const EMOJI = '🎉';

/** That the others find the group as the app shows it, and get its sums right. */
const stillReadable = () => expectStillReadable(clients, signIn('owner'), 'owner');
const adds = (parts: AddExpenseParts) => addExpense(editor(), 'editor', parts);

/** Moves sums as the words of `last` say, with whatever is set beside them. */
function moveSums(db: Database, uid: string, last: DocumentData, change: DocumentData = {}) {
  const batch = writeBatch(db);
  batch.update(doc(db, 'groups/g'), {
    last: { rev: 'r-new', at: serverTimestamp(), ...last },
    lastActivityAt: serverTimestamp(),
    ...change,
  });
  batch.set(doc(db, 'groups/g/activity/r-new'), activityData(uid));
  return batch.commit();
}

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
    ['fields of its own', { expense: { junk: 'x'.repeat(1000), takenBack: 'yes' } }],
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
    await assertSucceeds(moveSums(editor(), 'editor', { of: '=', base: 'r-e' }, junk));
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
    await assertFails(moveSums(editor(), 'editor', { of: '*' }));
    await assertSucceeds(moveSums(owner(), 'owner', { of: '*' }));
  });

  it('by a recount that another came before', async () => {
    await assertFails(moveSums(editor(), 'editor', { of: '=', base: 'r-older' }));
    await assertFails(moveSums(editor(), 'editor', { of: '=' }));
  });

  it('as a viewer', async () => {
    await assertFails(moveSums(viewer(), 'viewer', { of: '=', base: 'r-e' }));
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

  it('by sending a commit again', async () => {
    await assertSucceeds(adds({}));
    await assertFails(adds({}));
    await assertFails(adds({ id: 'other' }));
    // With the revision of an older commit, whose entry is there.
    await assertFails(adds({ id: 'other', rev: 'a' }));
  });

  it('by counting an expense again that is there', async () => {
    const counted = { 'balances.EUR.p-ann': increment(500), 'balances.EUR.p-bob': increment(-500) };
    await assertFails(moveSums(editor(), 'editor', { of: 'e' }, counted));
    await assertFails(moveSums(editor(), 'editor', { of: 'e', rev: 'r-e' }, counted));
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

describe('nobody takes a place that is another’s', () => {
  const seat = (db: Database, change: DocumentData, parts: EditParts = {}) =>
    editGroup(db, change, parts);

  it('by sitting on it', async () => {
    await assertFails(seat(editor(), { 'seats.p-owner': 'editor' }));
    await assertFails(seat(owner(), { 'seats.p-editor': 'owner' }));
    await assertFails(seat(stage.as('guest'), { 'seats.p-editor': 'guest' }));
  });

  it('by swapping', async () => {
    await assertFails(seat(editor(), { 'seats.p-editor': 'owner', 'seats.p-owner': 'editor' }));
    await assertFails(seat(owner(), { 'seats.p-editor': 'owner', 'seats.p-owner': 'editor' }));
  });

  it('by putting somebody somewhere', async () => {
    await assertFails(seat(editor(), { 'seats.p-ann': 'owner' }));
    await assertFails(seat(owner(), { 'seats.p-ann': 'viewer' }));
    await assertFails(seat(owner(), { 'seats.p-ann': 'nobody' }));
  });

  it('by clearing it as an editor; an owner may', async () => {
    await assertFails(seat(editor(), { 'seats.p-viewer': '' }));
    await assertSucceeds(seat(owner(), { 'seats.p-viewer': '' }));
  });

  it('by sitting on two', async () => {
    await assertFails(seat(editor(), { 'seats.p-ann': 'editor' }));
    await assertSucceeds(seat(editor(), { 'seats.p-editor': '' }, { rev: 'r-up' }));
    await assertSucceeds(seat(editor(), { 'seats.p-ann': 'editor' }, { rev: 'r-down' }));
  });

  it('by sitting on someone who has left', async () => {
    await stage.seed((db) =>
      updateDoc(doc(db, 'groups/g'), {
        'people.p-ann.leftAt': new Date(0),
        'seats.p-editor': '',
      }),
    );
    await assertFails(seat(editor(), { 'seats.p-ann': 'editor' }));
  });

  it('by a merger', async () => {
    const merges = (from: string, into: string, uid: string) => ({
      [`people.${from}.mergingInto`]: deleteField(),
      [`people.${from}.mergedInto`]: into,
      [`seats.${from}`]: '',
      [`seats.${into}`]: uid,
    });
    const merging = (from: string, into: string) =>
      stage.seed((db) => updateDoc(doc(db, 'groups/g'), { [`people.${from}.mergingInto`]: into }));
    const own = { people: ['p-viewer', 'p-ann'], bases: {} };
    await assertFails(seat(owner(), merges('p-viewer', 'p-ann', 'viewer'), own));
    await merging('p-viewer', 'p-ann');
    await assertFails(seat(editor(), merges('p-viewer', 'p-ann', 'viewer'), own));
    await assertFails(seat(owner(), merges('p-viewer', 'p-ann', 'owner'), own));
    await assertFails(
      seat(owner(), { ...merges('p-viewer', 'p-ann', 'viewer'), 'seats.p-viewer': 'viewer' }, own),
    );
    await assertSucceeds(seat(owner(), merges('p-viewer', 'p-ann', 'viewer'), own));
    // Two accounts are never made one.
    await merging('p-editor', 'p-guest');
    const two = { people: ['p-editor', 'p-guest'], bases: {}, rev: 'r-two' };
    await assertFails(seat(owner(), merges('p-editor', 'p-guest', 'editor'), two));
  });

  it('by taking somebody with an account out of the group', async () => {
    await assertFails(editGroup(editor(), { 'people.p-viewer': deleteField() }));
    await assertSucceeds(editGroup(editor(), { 'people.p-editor': deleteField() }));
    await assertSucceeds(
      editGroup(owner(), { 'people.p-viewer': deleteField() }, { rev: 'r-taken' }),
    );
    await stillReadable();
  });

  it('by an account in the person, as the first version had it', async () => {
    await assertFails(editGroup(editor(), { 'people.p-ann.uid': 'editor' }));
    await assertFails(editGroup(editor(), { 'people.p-ann.uid': null }));
    await assertFails(editGroup(editor(), { 'people.p-ann.household': null }));
  });
});

describe('nobody grows or hides what the group is', () => {
  it.each<readonly [string, DocumentData, EditParts]>([
    [
      'a person under a bad id',
      { 'people.a b': person() },
      { people: ['a b'], touched: ['a b'], bases: {} },
    ],
    [
      'a person under an endless id',
      { [`people.${'x'.repeat(65)}`]: person() },
      { people: ['x'.repeat(65)], touched: ['x'.repeat(65)], bases: {} },
    ],
    [
      'a category under a bad id',
      { 'categories.a b': { name: 'x', emoji: 'x' } },
      { touched: ['a b'], bases: {} },
    ],
    ['an edit that says more', { name: 'x', 'edit.more': 'x'.repeat(1000) }, {}],
    ['a revision of nothing', { name: 'x', 'revs.nothing': 'r-new' }, {}],
    ['a name of 81 emoji', { name: EMOJI.repeat(81) }, {}],
    ['a number of the first version', { name: 'x', version: 'text' }, {}],
    ['what an owner may', { 'roles.editor': 'owner' }, {}],
  ])('by %s', async (_, change, parts) => {
    await assertFails(editGroup(editor(), change, parts));
  });

  it('by sums of people whom the group does not know, or of many currencies', async () => {
    const recount = (balances: DocumentData) =>
      moveSums(editor(), 'editor', { of: '=', base: 'r-e' }, { balances });
    const currencies = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          `A${String.fromCharCode(65 + (at % 26))}${String.fromCharCode(65 + Math.floor(at / 26))}`,
          {},
        ]),
      );
    await assertFails(recount({ EUR: { unknown: 1 } }));
    await assertFails(recount({ ...currencies(39), ZZZ: { unknown: 1 } }));
    await assertFails(recount(currencies(41)));
    await assertFails(recount({ EUR: 'text' }));
    await assertSucceeds(recount(currencies(40)));
    await stillReadable();
  });

  it('by deleting an expense that can be read', async () => {
    await assertFails(deleteDoc(doc(editor(), 'groups/g/expenses/e')));
    await assertFails(deleteDoc(doc(owner(), 'groups/g/expenses/e')));
  });

  it.each<readonly [string, DocumentData]>([
    ['kind', { kind: 'gift' }],
    ['title', { title: 5 }],
    ['amount', { amount: 0.5 }],
    ['currency', { currency: 'euro' }],
    ['day', { date: '2026-02-30' }],
    ['day that is text', { date: 5 }],
    ['category', { category: 5 }],
    ['payers', { payers: 'x' }],
    ['payers of bad ids', { payers: { 'a b': 1000 } }],
    ['shares', { shares: { 'p-ann': 'x' } }],
    ['amount in the group’s currency', { groupAmount: 0 }],
    ['group currency', { groupCurrency: 5 }],
    ['rate', { rate: 5 }],
    ['rate of nothing', { rate: '0' }],
    ['day of a rate that is none', { rateDate: '2026-02-30' }],
    ['source of the rate', { rateSource: 5 }],
    ['day of the rate', { rateDate: 5 }],
    ['series', { recurringId: 'a/b' }],
    ['author', { createdBy: 5 }],
    ['last author', { updatedBy: 5 }],
  ])('but an editor removes one whose %s cannot be read', async (_, change) => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g/expenses/e'), change));
    await assertFails(deleteDoc(doc(viewer(), 'groups/g/expenses/e')));
    await assertSucceeds(deleteDoc(doc(editor(), 'groups/g/expenses/e')));
    await stillReadable();
  });
});

it.each(Array.from({ length: 12 }, (_, at) => at))(
  'an editor removes an expense whose part %i cannot be read',
  async (at) => {
    const shares = Object.fromEntries(ids(12).map((id, index) => [id, index === at ? 'x' : 1]));
    await stage.seed((db) => updateDoc(doc(db, 'groups/g/expenses/e'), { shares }));
    await assertSucceeds(deleteDoc(doc(editor(), 'groups/g/expenses/e')));
  },
);

describe('a viewer, who joins or leaves', () => {
  it.each<readonly [string, DocumentData]>([
    ['a negative share', { defaultWeight: -1 }],
    ['no share', { defaultWeight: deleteField() }],
    ['a name of 81 emoji', { name: EMOJI.repeat(81) }],
    ['an account', { uid: 'stranger' }],
  ])('brings nobody with %s', async (_, change) => {
    const sam = { name: 'Sam', defaultWeight: 1, ...change };
    if ('defaultWeight' in change && typeof change['defaultWeight'] !== 'number') {
      Reflect.deleteProperty(sam, 'defaultWeight');
    }
    await assertFails(
      joinGroup(stranger(), 'stranger', { seat: 'p-sam', group: { 'people.p-sam': sam } }),
    );
  });

  it('brings a name of 80 emoji, which all can read', async () => {
    const sam = { name: EMOJI.repeat(80), defaultWeight: 1 };
    await assertSucceeds(
      joinGroup(stranger(), 'stranger', { seat: 'p-sam', group: { 'people.p-sam': sam } }),
    );
    expect((await stillReadable()).group).toMatchObject({ people: { 'p-sam': sam } });
  });

  it.each<readonly [string, DocumentData]>([
    ['a day of leaving that is text', { 'people.p-viewer.leftAt': 'today' }],
    ['an account that is nothing', { 'people.p-viewer.uid': null }],
    ['another role for somebody', { 'roles.editor': 'viewer' }],
    ['somebody else’s place cleared', { 'seats.p-owner': '' }],
    ['balances', { 'balances.EUR.p-ann': 0 }],
  ])('leaves nothing like %s', async (_, change) => {
    const left = { memberUids: arrayRemove('viewer'), 'roles.viewer': deleteField() };
    await assertFails(editGroup(viewer(), { ...left, ...change }));
  });

  it('sees no link of a higher role, and revokes none', async () => {
    await stage.seed((db) =>
      setDoc(doc(db, 'groups/g/links/editor'), { inviteId: 'i', secret: 's' }),
    );
    await assertFails(getDoc(doc(viewer(), 'groups/g/links/editor')));
    await assertSucceeds(getDoc(doc(editor(), 'groups/g/links/editor')));
    const revoked = { revokedAt: serverTimestamp() };
    await assertFails(updateDoc(doc(viewer(), 'groups/g/invites/i'), revoked));
    await assertFails(updateDoc(doc(stage.as('guest'), 'groups/g/invites/i'), revoked));
    await assertFails(deleteDoc(doc(stage.as('guest'), 'groups/g/invites/i')));
  });
});

function people(): DocumentData {
  return groupData()['people'] as DocumentData;
}

function person(): DocumentData {
  return { name: 'New', defaultWeight: 1 };
}

function ids(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `p${at}`);
}
