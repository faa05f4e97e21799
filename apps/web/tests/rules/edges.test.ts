import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  arrayRemove,
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import {
  activityData,
  addExpense,
  editGroup,
  inviteData,
  joinGroup,
  type JoinParts,
  newGroupData,
  recurringData,
  startStage,
  userData,
} from './stage.ts';

const stage = startStage();
const owner = () => stage.as('owner');
const editor = () => stage.as('editor');
const viewer = () => stage.as('viewer');
const stranger = () => stage.as('stranger');
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, { name: 'P' }]));

type Case = readonly [string, DocumentData];

describe('values of another type', () => {
  it.each<Case>([
    ['an emoji', { emoji: 5 }],
    ['people', { people: 'Ann' }],
    ['201 categories', { categories: many(201) }],
    ['balances', { balances: 5 }],
    ['the number of expenses', { expenseCount: 0.5 }],
    ['the version', { version: 4.5 }],
    ['roles', { roles: 5 }],
    ['members', { memberUids: 'owner' }],
    ['a member without a role in the place of another', { memberUids: ['owner', 'a', 'b', 'c'] }],
  ])('are refused in a group: %s', async (_, change) => {
    await assertFails(editGroup(owner(), change));
  });

  it.each<Case>([
    ['the title', { title: 5 }],
    ['the split', { split: 5 }],
    ['the notes', { notes: 5 }],
    ['the receipts', { receipts: 'f' }],
    ['the payers', { payers: 5 }],
    [
      'two payers of a payment',
      { kind: 'payment', payers: { 'p-ann': 500, 'p-bob': 500 }, shares: { 'p-bob': 1000 } },
    ],
  ])('are refused in an expense: %s', async (_, expense) => {
    await assertFails(addExpense(editor(), 'editor', { expense }));
  });

  it.each<Case>([
    ['the template', { template: 5 }],
    ['its currency', { template: { title: 'Rent', amount: 1, currency: 'euro' } }],
  ])('are refused in a recurring expense: %s', async (_, change) => {
    await assertFails(
      setDoc(doc(editor(), 'groups/g/recurring/new'), { ...recurringData(), ...change }),
    );
  });

  it.each<Case>([
    ['the end', { expiresAt: 'tomorrow' }],
    ['the uses', { usesLeft: 1.5 }],
    ['the hash', { secretHash: 5 }],
  ])('are refused in an invitation: %s', async (_, change) => {
    await assertFails(
      setDoc(doc(editor(), 'groups/g/invites/new'), { ...inviteData('editor'), ...change }),
    );
  });

  it.each<readonly [string, JoinParts]>([
    ['the invitation', { entry: { inviteId: 5 } }],
    ['the person', { entry: { personId: 'a/b' } }],
    ['the secret', { entry: { secret: 5 } }],
    ['a secret of 201 characters', { entry: { secret: 'x'.repeat(201) } }],
    ['more fields', { entry: { more: 1 } }],
  ])('are refused of a joiner: %s', async (_, parts) => {
    await assertFails(joinGroup(stranger(), 'stranger', parts));
  });

  it('are refused in a new account, and in an account of another', async () => {
    await assertFails(setDoc(doc(editor(), 'users/editor'), { ...userData(), displayName: 5 }));
    await assertFails(setDoc(doc(editor(), 'users/owner'), userData()));
  });
});

describe('what belongs together', () => {
  it('thirteen shares are not added up', async () => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { people: many(20) }));
    const shares = Object.fromEntries(Object.keys(many(13)).map((id) => [id, 1]));
    await assertSucceeds(
      addExpense(editor(), 'editor', { expense: { payers: { p0: 1000 }, shares } }),
    );
  });

  it('a group is archived now', async () => {
    await assertFails(editGroup(owner(), { archivedAt: new Date(0) }));
  });

  it('who leaves changes nobody else', async () => {
    const left = { 'roles.viewer': deleteField(), memberUids: arrayRemove('viewer') };
    const added = { 'people.p-new': { name: 'New', defaultWeight: 1 } };
    await assertFails(editGroup(viewer(), { ...left, 'roles.editor': 'viewer' }));
    await assertFails(editGroup(viewer(), { ...left, ...added }));
    await assertFails(
      editGroup(viewer(), { ...left, 'people.p-ann.name': 'A', 'people.p-bob.name': 'B' }),
    );
    await assertFails(editGroup(viewer(), { ...left, 'people.p-ann.name': 'A' }));
    await assertFails(editGroup(viewer(), { ...left, 'people.p-viewer.uid': 'editor' }));
    await assertFails(editGroup(viewer(), { ...left, 'people.p-viewer.name': '' }));
    await assertFails(editGroup(viewer(), { ...left, 'people.p-viewer.defaultWeight': 9 }));
    await assertFails(editGroup(viewer(), { ...left, 'people.p-viewer': deleteField() }));
    await assertSucceeds(
      editGroup(viewer(), {
        ...left,
        'people.p-viewer.name': 'Former member',
        'people.p-viewer.uid': deleteField(),
        'people.p-viewer.leftAt': serverTimestamp(),
      }),
    );
  });

  it('who leaves cannot hide a change behind someone of the same name', async () => {
    const twin = { name: 'Ann', defaultWeight: 1 };
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { 'people.p-twin': twin }));
    await assertFails(
      editGroup(viewer(), {
        'roles.viewer': deleteField(),
        memberUids: arrayRemove('viewer'),
        'people.p-twin': { ...twin, uid: 'viewer' },
      }),
    );
  });

  it('nobody is made a member by another', async () => {
    const members = { memberUids: ['owner', 'editor', 'guest', 'viewer', 'stranger'] };
    await assertFails(editGroup(owner(), { ...members, 'roles.stranger': 'viewer' }));
  });

  it('a viewer cannot put words into the history, but says that they leave', async () => {
    const note = (batch: ReturnType<typeof writeBatch>) =>
      batch.set(doc(viewer(), 'groups/g/activity/left'), activityData('viewer'));
    const alone = writeBatch(viewer());
    note(alone);
    await assertFails(alone.commit());
    const leaving = writeBatch(viewer());
    leaving.update(doc(viewer(), 'groups/g'), {
      'roles.viewer': deleteField(),
      memberUids: arrayRemove('viewer'),
      version: 4,
      lastActivityAt: serverTimestamp(),
    });
    note(leaving);
    await assertSucceeds(leaving.commit());
  });

  it('who joins changes nobody else, and becomes who they said', async () => {
    const joins = (group: DocumentData, personId = 'p-ann') =>
      assertFails(joinGroup(stranger(), 'stranger', { entry: { personId }, group }));
    const as = (person: DocumentData) => ({
      'people.p-ann.uid': deleteField(),
      'people.p-sam': { name: 'Sam', uid: 'stranger', defaultWeight: 1, ...person },
    });
    await joins({ 'roles.editor': 'viewer' });
    await joins({ 'people.p-ann.uid': 'viewer' });
    await joins(as({ name: '' }), 'p-sam');
    await joins(as({ household: 'x' }), 'p-sam');
    await joins(as({ defaultWeight: 'x'.repeat(1_000) }), 'p-sam');
  });

  it('balances move at the time of the commit', async () => {
    await assertFails(
      updateDoc(doc(editor(), 'groups/g'), {
        expenseCount: 2,
        lastExpenseId: 'e',
        lastActivityAt: new Date(0),
      }),
    );
  });

  it('balances do not move by themselves before there is an expense', async () => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { lastExpenseId: deleteField() }));
    await assertFails(
      updateDoc(doc(editor(), 'groups/g'), {
        'balances.EUR.p-ann': 1,
        lastActivityAt: serverTimestamp(),
      }),
    );
    await assertSucceeds(addExpense(editor(), 'editor'));
  });

  it('a month moves with an expense, or with an owner’s repair', async () => {
    async function moves(database: ReturnType<typeof owner>, group: DocumentData) {
      const batch = writeBatch(database);
      batch.set(doc(database, 'groups/g/months/2026-11'), { totals: {} });
      batch.update(doc(database, 'groups/g'), { lastActivityAt: serverTimestamp(), ...group });
      await batch.commit();
    }
    await assertFails(moves(editor(), { name: 'House', version: 4 }));
    await assertFails(moves(owner(), { expenseCount: 1 }));
    await assertSucceeds(moves(owner(), { expenseCount: 1, version: 4 }));
    await assertFails(setDoc(doc(owner(), 'groups/g/months/2026-13'), { totals: {} }));
  });

  it('nothing is added to an archived group', async () => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { archivedAt: new Date(0) }));
    await assertFails(setDoc(doc(owner(), 'groups/g/months/2026-11'), { totals: {} }));
    await assertFails(setDoc(doc(owner(), 'groups/g/recurring/new'), recurringData()));
  });

  it('who may write no more cannot revoke their invitation', async () => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { 'roles.editor': 'viewer' }));
    await assertFails(
      updateDoc(doc(editor(), 'groups/g/invites/i'), { revokedAt: serverTimestamp() }),
    );
  });

  it('an invitation loses one use at a time', async () => {
    await assertFails(updateDoc(doc(stranger(), 'groups/g/invites/i'), { usesLeft: 3 }));
  });

  it('what a joiner showed is deleted by them, or with the group', async () => {
    await assertSucceeds(joinGroup(stranger(), 'stranger'));
    const path = 'groups/g/joins/stranger';
    await assertFails(deleteDoc(doc(editor(), path)));
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { archivedAt: new Date(0) }));
    await assertFails(deleteDoc(doc(editor(), path)));
    await assertSucceeds(deleteDoc(doc(owner(), path)));
  });

  it('a new group is of this moment', async () => {
    await assertSucceeds(setDoc(doc(stranger(), 'groups/new'), newGroupData('stranger')));
  });
});
