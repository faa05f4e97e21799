// Requests about groups, people and accounts that only one condition of the rules decides: the survivors of `bench:mutants`.
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteField,
  doc,
  type DocumentData,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { editGroup } from '../group-commits.ts';
import { peopleData, userData, newGroupData } from '../seeded-documents.ts';
import { startStage } from '../stage.ts';
import { commitSums } from '../sums-commit.ts';
import { type Case, many } from './cases.ts';

const stage = startStage();
const editor = () => stage.as('editor');
const owner = () => stage.as('owner');

const seedGroup = (change: DocumentData) =>
  stage.seed((db) => updateDoc(doc(db, 'groups/g'), change));

describe('an account', () => {
  const write = (data: DocumentData) => setDoc(doc(editor(), 'users/editor'), data);

  it.each<Case>([
    ['nothing but a name', { displayName: 'Ed' }],
    ['the longest address of a photo', { ...userData(), photoURL: 'x'.repeat(2048) }],
    ['the longest locale', { ...userData(), locale: 'x'.repeat(35) }],
    ['a light appearance', { ...userData(), appearance: 'light' }],
    ['a dark appearance', { ...userData(), appearance: 'dark' }],
    [
      'consent',
      {
        ...userData(),
        consent: { analytics: 'granted', decidedAt: new Date(0), version: 1 },
      },
    ],
  ])('takes %s', async (_, data) => {
    await assertSucceeds(write(data));
    await assertSucceeds(write(data));
  });

  it.each<Case>([
    ['a list as a name', { displayName: [] }],
    ['a list as a photo', { photoURL: [] }],
    ['too long an address of a photo', { photoURL: 'x'.repeat(2049) }],
    ['too long a locale', { locale: 'x'.repeat(36) }],
  ])('refuses %s', async (_, change) => {
    await assertFails(write({ ...userData(), ...change }));
  });
});

describe('a new group', () => {
  const create = (change: DocumentData) =>
    setDoc(doc(stage.as('stranger'), 'groups/new'), { ...newGroupData('stranger'), ...change });
  const category = { name: 'Wood', emoji: '🪵' };

  it('takes the longest emoji and 200 categories', async () => {
    await assertSucceeds(create({ emoji: 'x'.repeat(16), categories: many(200, category) }));
  });

  it.each<Case>([
    ['a list as an emoji', { emoji: [] }],
    ['201 categories', { categories: many(201, category) }],
    ['a number of expenses that is no whole number', { expenseCount: -0 }],
    ['a member without a role', { memberUids: ['stranger', 'friend'] }],
  ])('refuses %s', async (_, change) => {
    await assertFails(create(change));
  });
});

describe('an edit of a group', () => {
  it.each<Case>([
    ['a currency that is none', { currency: 'euro' }],
    ['a simplification that is no choice', { simplify: 'yes' }],
    ['a category with more', { 'categories.own': { name: 'a', emoji: 'b', more: 1 } }],
    ['too long an emoji of a category', { 'categories.own': { name: 'a', emoji: 'x'.repeat(17) } }],
  ])('refuses %s', async (_, change) => {
    await assertFails(editGroup(editor(), change));
  });

  it('refuses a setting without a revision', async () => {
    await assertFails(editGroup(editor(), { name: 'House' }, { touched: ['emoji'] }));
  });

  it('refuses a revision without an entry in the history', async () => {
    await assertFails(
      updateDoc(doc(editor(), 'groups/g'), {
        emoji: 'x',
        'revs.emoji': 'r-new',
        edit: { rev: 'r-new', bases: {}, people: [] },
        lastActivityAt: serverTimestamp(),
      }),
    );
  });

  it('has 800 revisions at most', async () => {
    await seedGroup({ revs: many(799, 'r-old') });
    await assertSucceeds(editGroup(editor(), { emoji: 'x' }, { rev: 'r-one' }));
    await assertFails(editGroup(editor(), { simplify: false }, { rev: 'r-two' }));
  });

  it('has 200 categories at most', async () => {
    const category = { name: 'Wood', emoji: '🪵' };
    await seedGroup({ categories: many(199, category) });
    const add = (id: string) =>
      editGroup(editor(), { [`categories.${id}`]: category }, { rev: id });
    await assertSucceeds(add('one'));
    await assertFails(add('two'));
  });

  it('has 250 people at most, but changes those of more', async () => {
    const person = { name: 'P', defaultWeight: 1 };
    await seedGroup({ people: peopleData(249) });
    await assertSucceeds(editGroup(editor(), { 'people.one': person }, { rev: 'r-one' }));
    await assertFails(editGroup(editor(), { 'people.two': person }, { rev: 'r-two' }));
    await seedGroup({ people: peopleData(251) });
    await assertSucceeds(editGroup(editor(), { 'people.p0.name': 'Q' }, { rev: 'r-three' }));
  });

  it.each([2, 3])('looks at the last of %i people', async (count) => {
    const people = Array.from({ length: count }, (_, at): [string, DocumentData] => [
      `people.n${at}`,
      { name: at === count - 1 ? '' : 'P', defaultWeight: 1 },
    ]);
    await assertFails(editGroup(editor(), Object.fromEntries(people)));
  });

  it('keeps the account in a person of the first version', async () => {
    await seedGroup({ 'people.p-bob.uid': 'bob' });
    const change = { 'people.p-bob.name': 'Bobby' };
    await assertSucceeds(editGroup(editor(), change, { rev: 'r-one' }));
    const without = { 'people.p-bob': { name: 'Bob', defaultWeight: 1 } };
    const parts = { rev: 'r-two', bases: { 'p-bob': 'r-one' } };
    await assertFails(editGroup(editor(), without, parts));
  });

  it('does not look at names that it leaves alone', async () => {
    await seedGroup({ emoji: 5 });
    await assertSucceeds(editGroup(editor(), { 'people.p-bob.name': 'Bobby' }));
  });

  it('takes a member out under one name in both lists', async () => {
    const memberUids = ['owner', 'editor', 'viewer'];
    await assertFails(editGroup(owner(), { memberUids, 'roles.viewer': deleteField() }));
    await assertSucceeds(editGroup(owner(), { memberUids, 'roles.guest': deleteField() }));
  });

  it('may be the first thing that moves in a group without sums', async () => {
    await seedGroup({ last: deleteField() });
    await assertSucceeds(editGroup(editor(), { emoji: 'x' }));
  });
});

describe('a recount', () => {
  it('is of this moment', async () => {
    const last = { of: '=', base: 'r-e' };
    await assertFails(commitSums(editor(), 'editor', { ...last, at: new Date(0) }));
    await assertFails(commitSums(editor(), 'editor', last, { expenseCount: 0.5 }));
    await assertSucceeds(commitSums(editor(), 'editor', last));
  });

  it('may be the first of a group', async () => {
    await seedGroup({ last: deleteField() });
    await assertSucceeds(commitSums(editor(), 'editor', { of: '=', base: '' }));
  });
});

it('marks an archived group as being deleted', async () => {
  await seedGroup({ archivedAt: new Date(0) });
  await assertSucceeds(editGroup(owner(), { deletingAt: new Date(0) }));
});

describe('a place of an editor without one', () => {
  const free = () => seedGroup({ 'seats.p-editor': '' });
  const sit = (change: DocumentData, people: readonly string[]) =>
    editGroup(editor(), change, { people, touched: [] });

  it('is not given to somebody else', async () => {
    await free();
    await assertFails(sit({ 'seats.p-ann': 'stranger' }, ['p-ann']));
  });

  it('is not that of somebody else', async () => {
    await free();
    await assertFails(sit({ 'seats.p-viewer': 'editor' }, ['p-viewer']));
  });

  it('is one, which the edit names', async () => {
    await free();
    await assertFails(sit({ 'seats.p-ann': 'editor', 'seats.p-bob': 'x' }, ['p-ann']));
    await assertSucceeds(sit({ 'seats.p-ann': 'editor' }, ['p-ann']));
  });
});
