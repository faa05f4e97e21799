import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  arrayRemove,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
  type DocumentData,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { openClients } from './app-client.ts';
import { editGroup, joinGroup, type EditParts } from './group-commits.ts';
import { newGroupData } from './seeded-documents.ts';
import { startStage, type Database } from './stage.ts';
import { expectStillReadable } from './still-readable.ts';
import { commitSums } from './sums-commit.ts';

const stage = startStage();
const clients = openClients(stage);
const { signIn } = clients;
const editor = () => stage.as('editor');
const viewer = () => stage.as('viewer');
const stranger = () => stage.as('stranger');
const owner = () => stage.as('owner');
const EMOJI = '🎉';

/** Checks that other members can read the group, and that its sums can be repaired. */
const stillReadable = () => expectStillReadable(clients, signIn('owner'), 'owner');

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
    // Two accounts can't be merged.
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
      commitSums(editor(), 'editor', { of: '=', base: 'r-e' }, { balances });
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
});

describe('nobody is called like a member of every object', () => {
  const person = { name: 'Con', defaultWeight: 1 };
  const category = { name: 'x', emoji: 'x' };

  it.each(['constructor', 'toString', 'prototype'])('%s', async (id) => {
    await assertFails(editGroup(editor(), { [`people.${id}`]: person }, { bases: {} }));
    await assertFails(editGroup(editor(), { [`categories.${id}`]: category }, { bases: {} }));
    const joined = { [`people.${id}`]: person };
    await assertFails(joinGroup(stage.as('stranger'), 'stranger', { seat: id, group: joined }));
    const own = { ...newGroupData('stranger'), people: { [id]: person }, seats: {} };
    await assertFails(setDoc(doc(stage.as('stranger'), 'groups/own'), own));
  });

  it('who is there already is set aside, with what names them', async () => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { 'people.constructor': person }));
    const shares = { constructor: 1000 };
    await stage.seed((db) => updateDoc(doc(db, 'groups/g/expenses/e'), { shares }));
    const { group, unreadable } = await stillReadable();
    expect(group.unreadable).toContain('people.constructor');
    expect(unreadable).toBe(1);
  });
});

describe('a name that rules can’t judge', () => {
  it.each([
    ['that nobody sees', '\u200b\u3164\ufe0f', '?'],
    ['that turns the amount after it around', 'Ann\u202e', 'Ann'],
  ])('%s is shown as one can read it', async (_, name, shown) => {
    await assertSucceeds(editGroup(editor(), { name, 'people.p-ann.name': name }));
    const { group } = await stillReadable();
    expect([group.name, group.people['p-ann']?.name]).toEqual([shown, shown]);
  });
});

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

function person(): DocumentData {
  return { name: 'New', defaultWeight: 1 };
}
