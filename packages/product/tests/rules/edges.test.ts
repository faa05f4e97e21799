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
} from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { addExpense } from './expense-commits.ts';
import { editGroup, joinGroup, type JoinParts } from './group-commits.ts';
import {
  activityData,
  groupData,
  inviteData,
  newGroupData,
  newSeries,
  peopleData,
  userData,
} from './seeded-documents.ts';
import { startStage } from './stage.ts';

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
    ['the revisions', { revs: 5 }],
    ['the edit', { edit: 5 }],
    ['roles', { roles: 5 }],
    ['members', { memberUids: 'owner' }],
    ['a member without a role in the place of another', { memberUids: ['owner', 'a', 'b', 'c'] }],
    ['seats', { seats: 5 }],
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
      setDoc(doc(editor(), 'groups/g/recurring/new'), { ...newSeries('editor'), ...change }),
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
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { people: peopleData(20) }));
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
    await assertFails(editGroup(viewer(), { ...left, 'people.p-viewer.leftAt': 'today' }));
    await assertFails(editGroup(viewer(), { ...left, 'seats.p-viewer': 'editor' }));
    await assertFails(editGroup(viewer(), { ...left, 'seats.p-ann': '' }));
    await assertSucceeds(
      editGroup(viewer(), {
        ...left,
        'people.p-viewer.name': 'Former member',
        'people.p-viewer.leftAt': serverTimestamp(),
        'seats.p-viewer': '',
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
    await assertFails(
      setDoc(doc(viewer(), 'groups/g/activity/left'), { ...activityData('viewer'), what: 'group' }),
    );
    const left = { 'roles.viewer': deleteField(), memberUids: arrayRemove('viewer') };
    await assertSucceeds(editGroup(viewer(), left));
  });

  it('who joins changes nobody else, and becomes who they said', async () => {
    const joins = (group: DocumentData, personId = 'p-ann') =>
      assertFails(joinGroup(stranger(), 'stranger', { entry: { personId }, group }));
    const as = (person: DocumentData) => ({
      'seats.p-ann': deleteField(),
      'seats.p-sam': 'stranger',
      'people.p-sam': { name: 'Sam', defaultWeight: 1, ...person },
    });
    await joins({ 'roles.editor': 'viewer' });
    await joins({ 'seats.p-ann': 'viewer' });
    await joins(as({ name: '' }), 'p-sam');
    await joins(as({ household: 'x' }), 'p-sam');
    await joins(as({ uid: 'stranger' }), 'p-sam');
    await joins(as({ defaultWeight: 'x'.repeat(1_000) }), 'p-sam');
    await joins({ ...as({}), 'people.p-eve': { name: 'Eve', defaultWeight: 1 } }, 'p-sam');
  });

  it('balances do not move by themselves before there is an expense', async () => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { last: deleteField() }));
    await assertFails(
      updateDoc(doc(editor(), 'groups/g'), {
        'balances.EUR.p-ann': 1,
        lastActivityAt: serverTimestamp(),
      }),
    );
    await assertSucceeds(addExpense(editor(), 'editor'));
  });

  it('a month moves with an expense, or with a recount', async () => {
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

  it('nothing is added to an archived group', async () => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { archivedAt: new Date(0) }));
    await assertFails(setDoc(doc(owner(), 'groups/g/months/2026-11-EUR'), { totals: {}, of: 'e' }));
    await assertFails(setDoc(doc(owner(), 'groups/g/recurring/new'), newSeries('owner')));
    await assertFails(updateDoc(doc(owner(), 'groups/g/recurring/r'), { nextDate: '2026-12-02' }));
  });

  it('who may write no more cannot revoke their invitation', async () => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { 'roles.editor': 'viewer' }));
    await assertFails(
      updateDoc(doc(editor(), 'groups/g/invites/i'), { revokedAt: serverTimestamp() }),
    );
  });

  it('an invitation loses one use at a time, and shows who joins by it', async () => {
    await assertFails(updateDoc(doc(stranger(), 'groups/g/invites/i'), { usesLeft: 3 }));
    const joins = (invite: DocumentData) => joinGroup(stranger(), 'stranger', { invite });
    await assertFails(joins({ 'preview.groupName': 'Ours' }));
    await assertFails(joins({ 'preview.people.p-ann': 'x'.repeat(81) }));
    await assertFails(joins({ 'preview.people.p-bob': 'Eve' }));
    await assertFails(joins({ 'preview.taken': ['p-bob'] }));
    await assertSucceeds(joins({ 'preview.taken': ['p-ann'], 'preview.people.p-ann': 'Ann' }));
    const person = { name: 'Sam', defaultWeight: 1 };
    await assertSucceeds(
      joinGroup(stage.as('newcomer'), 'newcomer', {
        seat: 'p-sam',
        group: {
          'people.p-sam': person,
          memberUids: [...(groupData()['memberUids'] as string[]), 'stranger', 'newcomer'],
        },
        invite: { 'preview.people.p-sam': 'Sam' },
      }),
    );
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
