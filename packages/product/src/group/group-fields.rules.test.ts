import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, doc, type DocumentData, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { editGroup, type EditParts } from '../../tests/rules/group-commits.ts';
import { groupData, newGroupData, peopleData } from '../../tests/rules/seeded-documents.ts';
import { startStage } from '../../tests/rules/stage.ts';

const stage = startStage();

type Case = readonly [string, DocumentData];

describe('a new group', () => {
  const create = (change: DocumentData) =>
    setDoc(doc(stage.as('stranger'), 'groups/new'), { ...newGroupData('stranger'), ...change });

  it.each<Case>([
    ['a name of 80 characters', { name: 'x'.repeat(80) }],
    ['250 people', { people: peopleData(250), seats: { p0: 'stranger' } }],
  ])('takes %s', async (_, change) => {
    await assertSucceeds(create(change));
  });

  it.each<Case>([
    ['no name', { name: '' }],
    ['a name of blanks', { name: '   ' }],
    ['a name of 81 characters', { name: 'x'.repeat(81) }],
    ['a currency that is none', { currency: 'EURO' }],
    ['nobody in it', { people: {}, seats: {} }],
    ['251 people', { people: peopleData(251), seats: { p0: 'stranger' } }],
    ['an emoji that is a novel', { emoji: 'x'.repeat(17) }],
    ['categories that are no map', { categories: [] }],
    ['a simplification that is no choice', { simplify: 'yes' }],
    [
      'other members',
      { memberUids: ['stranger', 'owner'], roles: { stranger: 'owner', owner: 'viewer' } },
    ],
    ['another as its owner', { memberUids: ['owner'], roles: { owner: 'owner' } }],
    ['no owner', { roles: { stranger: 'editor' } }],
    ['a role that is none', { roles: { stranger: 'king' } }],
    ['balances', { balances: { EUR: { me: 5 } } }],
    ['expenses', { expenseCount: 3 }],
    ['somebody else on a person', { seats: { me: 'owner' } }],
    ['somebody on no person', { seats: { you: 'stranger' } }],
    ['a creation in the past', { createdAt: new Date(0) }],
    ['another creator', { createdBy: 'owner' }],
  ])('refuses %s', async (_, change) => {
    await assertFails(create(change));
  });

  it('is of this moment', async () => {
    await assertSucceeds(create({}));
  });
});

describe('an edit of a group', () => {
  it.each<Case>([
    ['an emoji that is a number', { emoji: 5 }],
    ['people who are text', { people: 'Ann' }],
    ['balances that are a number', { balances: 5 }],
    ['half an expense', { expenseCount: 0.5 }],
    ['revisions that are a number', { revs: 5 }],
    ['an edit that is a number', { edit: 5 }],
    ['roles that are a number', { roles: 5 }],
    ['members who are text', { memberUids: 'owner' }],
    ['a member without a role in the place of another', { memberUids: ['owner', 'a', 'b', 'c'] }],
    ['seats that are a number', { seats: 5 }],
    ['a revision that nobody made', { name: 'x', 'revs.name': 'r-other' }],
    ['a revision of something that is none', { name: 'x', 'revs.nothing': 'r-new' }],
    ['more about the edit', { name: 'x', 'edit.more': 'x' }],
    ['a member without a role', { memberUids: [...(groupData()['memberUids'] as string[]), 'x'] }],
    ['a role without a member', { 'roles.x': 'viewer' }],
    ['a role that is none', { 'roles.viewer': 'king' }],
    ['no owner left', { 'roles.owner': 'editor' }],
    ['another creator', { createdBy: 'editor' }],
    ['everybody gone', { people: {} }],
    ['balances along with a name', { name: 'x', balances: {} }],
  ])('refuses %s', async (_, change) => {
    await assertFails(editGroup(stage.as('owner'), change));
  });

  const person = (change: DocumentData) => ({
    'people.p-new': { name: 'Cleo', defaultWeight: 1, ...change },
  });
  const several = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`people.n${at}`, { name: 'P', defaultWeight: 1 }]),
    );

  it.each<Case>([
    ['a person', person({})],
    [
      'a household, a day of leaving and a merger',
      person({ household: 'Up', leftAt: new Date(0), mergedInto: 'p-ann' }),
    ],
    ['four people at once', several(4)],
    ['somebody gone', { 'people.p-bob': deleteField() }],
  ])('takes %s of an editor', async (_, change) => {
    await assertSucceeds(editGroup(stage.as('editor'), change));
  });

  it.each<Case>([
    ['a person without a name', person({ name: ' ' })],
    ['a person of 81 characters', person({ name: 'x'.repeat(81) })],
    ['a person who is text', { 'people.p-new': 'Cleo' }],
    ['a share that is text', person({ defaultWeight: '1' })],
    ['a negative share', person({ defaultWeight: -1 })],
    ['a share beyond 1,000', person({ defaultWeight: 1001 })],
    ['an account', person({ uid: 'stranger' })],
    ['more of a person', person({ more: 1 })],
    ['a merger to come with nobody', person({ mergingInto: 'a/b' })],
    ...[1, 2, 3].map((at): Case => [
      `a person without a name at place ${at + 1}`,
      { ...several(4), [`people.n${at}`]: { name: '', defaultWeight: 1 } },
    ]),
    ['a household that is a novel', person({ household: 'x'.repeat(81) })],
    ['a day of leaving that is text', person({ leftAt: 'today' })],
    ['a merger with nobody', person({ mergedInto: 'a/b' })],
    ['five people at once', several(5)],
  ])('refuses %s, of an editor and of an owner', async (_, change) => {
    await assertFails(editGroup(stage.as('editor'), change));
    await assertFails(editGroup(stage.as('owner'), change));
  });

  it('is archived now', async () => {
    await assertFails(editGroup(stage.as('owner'), { archivedAt: new Date(0) }));
  });

  it('hands over by naming another owner first', async () => {
    const owner = stage.as('owner');
    await assertSucceeds(editGroup(owner, { 'roles.editor': 'owner' }, { rev: 'r-one' }));
    await assertSucceeds(editGroup(owner, { 'roles.owner': 'viewer' }, { rev: 'r-two' }));
  });

  it.each<readonly [string, DocumentData, EditParts]>([
    ['names no revision it was made on', { name: 'x' }, { bases: {} }],
    ['names an old one', { name: 'x' }, { bases: { name: 'r-older' } }],
    ['names one of something else', { emoji: 'x' }, { bases: { name: 'r-name' } }],
    ['leaves its setting without a revision', { emoji: 'x' }, { touched: [] }],
    ['leaves its person without a revision', person({}), { touched: [] }],
    ['hides a person', person({}), { people: ['p-ann'] }],
    ['repeats a revision', { name: 'x' }, { rev: 'a' }],
  ])('is refused when it %s', async (_, change, parts) => {
    await assertFails(editGroup(stage.as('editor'), change, parts));
  });

  it('takes away the revisions of what is no more, and no others', async () => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { 'revs.p-old': 'r-old' }));
    const without = (name: string) => ({ emoji: 'x', [`revs.${name}`]: deleteField() });
    await assertFails(editGroup(stage.as('editor'), without('p-ann'), { rev: 'r-one' }));
    await assertSucceeds(editGroup(stage.as('editor'), without('p-old'), { rev: 'r-two' }));
  });
});
