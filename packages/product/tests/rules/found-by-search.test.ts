import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, doc, type DocumentData, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { readAll } from '../../src/io/read-pages.ts';
import { invites } from '../../src/invite/collections.ts';
import { recurring } from '../../src/series/collections.ts';
import { openClients } from './app-client.ts';
import { editGroup, joinGroup } from './group-commits.ts';
import { inviteData, newGroupData, newSeries, peopleData } from './seeded-documents.ts';
import { startStage } from './stage.ts';
import { expectStillReadable } from './still-readable.ts';

// Hostile commits found by the search (`fuzz`), as fixed cases.

const stage = startStage();
const clients = openClients(stage);
const editor = () => stage.as('editor');
const stillReadable = () => expectStillReadable(clients, clients.signIn('owner'), 'owner');

const CONVERSION = {
  groupAmount: 80_000,
  groupCurrency: 'USD',
  rate: '1.1',
  rateSource: 'rate',
  rateDate: '2026-11-20',
};

describe('a series', () => {
  const put = (change: DocumentData) => {
    const series = newSeries('editor');
    const template = { ...(series['template'] as DocumentData), ...change };
    return setDoc(doc(editor(), 'groups/g/recurring/new'), { ...series, template });
  };

  it.each<readonly [string, DocumentData]>([
    ['payers that are no amounts', { payers: { 'p-ann': 'x' } }],
    ['payers under bad ids', { payers: { 'a b': 90_000 } }],
    ['payers who do not add up', { payers: { 'p-ann': 1 } }],
    ['shares that are no amounts', { shares: { 'p-ann': 0.5, 'p-bob': 89_999.5 } }],
    ['shares under bad ids', { shares: { 'a b': 90_000 } }],
    ['shares that do not add up', { shares: { 'p-ann': -1, 'p-bob': 90_001 } }],
    ['no category', { category: '' }],
    ['a category that every object has', { category: 'constructor' }],
    ['a conversion that is junk', { ...CONVERSION, rateSource: '🎉' }],
    ['half a conversion', { rate: '1.1' }],
  ])('is refused with %s', async (_, change) => {
    await assertFails(put(change));
  });

  it('is read with a split that nobody can read', async () => {
    await assertSucceeds(put({ ...CONVERSION, split: { mode: 'weights', inputs: { x: true } } }));
    const all = await readAll(clients.signIn('owner'), recurring, { groupId: 'g' });
    expect(all).toMatchObject({ value: { unreadable: 0 } });
    expect(all.ok && all.value.docs[0]?.data.template.split).toMatchObject({ mode: 'exact' });
  });
});

describe('what a link shows', () => {
  const show = (change: DocumentData) => updateDoc(doc(editor(), 'groups/g/invites/i'), change);

  it.each(Array.from({ length: 12 }, (_, at) => at))('is no junk as name %i', async (at) => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { people: peopleData(12) }));
    const names = (bent: unknown) =>
      Object.fromEntries(
        Array.from({ length: 12 }, (_, index) => [`p${index}`, index === at ? bent : `N${index}`]),
      );
    await assertFails(show({ 'preview.people': names(5) }));
    await assertSucceeds(show({ 'preview.people': names('New') }));
  });

  it('is nobody whom the group does not know, from the beginning', async () => {
    await assertFails(show({ 'preview.people.nobody': 'Nobody' }));
    await assertFails(show({ 'preview.taken': ['nobody'] }));
    await assertFails(show({ 'preview.taken': [5] }));
    const { preview, ...invite } = inviteData('editor');
    const people = { 'p-ann': { name: 'Ann' } };
    const made = { ...invite, preview: { ...preview, people } };
    await assertFails(setDoc(doc(editor(), 'groups/g/invites/new'), made));
  });

  it('keeps what it said before, whatever that was', async () => {
    const junk = { 'preview.people.gone': 5, 'preview.taken': ['gone', 7] };
    await stage.seed((db) => updateDoc(doc(db, 'groups/g/invites/i'), junk));
    await assertSucceeds(show({ 'preview.people.p-bob': 'Bob' }));
    await assertSucceeds(show({ 'preview.people.gone': deleteField() }));
  });

  it('is read whatever is stored of it, of very many names too', async () => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { people: peopleData(20) }));
    const names = Array.from({ length: 20 }, (_, at) => [`p${at}`, at]);
    await assertSucceeds(show({ 'preview.people': Object.fromEntries(names) }));
    const junk = { 'preview.groupName': 5, 'preview.emoji': null, 'preview.invitedBy': ['x'] };
    await stage.seed((db) => updateDoc(doc(db, 'groups/g/invites/i'), junk));
    const all = await readAll(clients.signIn('owner'), invites, { groupId: 'g' });
    expect(all).toMatchObject({ value: { unreadable: 0 } });
    const shown = { groupName: '?', emoji: '', invitedBy: '', people: {} };
    expect(all.ok && all.value.docs[0]?.data.preview).toMatchObject(shown);
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
