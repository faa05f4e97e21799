import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, type DocumentData, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { accepted, openClients } from '../../tests/rules/app-client.ts';
import { editGroup } from '../../tests/rules/group-commits.ts';
import { newGroupData } from '../../tests/rules/seeded-documents.ts';
import { startStage } from '../../tests/rules/stage.ts';
import { mergePeople } from '../person/merge-people.ts';
import { removePerson } from '../person/change-person.ts';
import { undoMerge } from '../person/undo-merge.ts';
import { changeUsual } from './change-usual.ts';
import { usualOf } from './usual.ts';

const stage = startStage();
const { signIn, read, readGroup } = openClients(stage);

const SIXTY = { mode: 'percent', parts: { 'p-ann': '60', 'p-bob': '40' } } as const;
const split = (usualSplit: unknown): DocumentData => ({ usualSplit });
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, '0.00000001']));

describe('the defaults of new expenses', () => {
  it('are set and removed by the app, and told in the history', async () => {
    const database = signIn('editor');
    const request = async () => ({ group: await readGroup(database), uid: 'editor' });
    const defaults = { usualSplit: SIXTY, usualCategory: 'own', usualPayer: 'p-ann' };
    await accepted(changeUsual(database, await request(), defaults));
    const stored = await read('groups/g');
    expect(stored).toMatchObject(defaults);
    const edit = stored?.['edit'] as { readonly rev: string } | undefined;
    expect(await read(`groups/g/activity/${edit?.rev}`)).toMatchObject({
      before: {},
      after: { change: 'defaults', ...defaults },
    });
    await accepted(changeUsual(database, await request(), { usualSplit: null }));
    expect(await read('groups/g')).not.toHaveProperty('usualSplit');
    expect(await read('groups/g')).toMatchObject({ usualPayer: 'p-ann' });
  });

  it('are set by two devices at once, each another one', async () => {
    const [one, other] = [signIn('editor'), signIn('owner')];
    const group = await readGroup(one);
    await accepted(changeUsual(one, { group, uid: 'editor' }, { usualSplit: SIXTY }));
    await accepted(changeUsual(other, { group, uid: 'owner' }, { usualPayer: 'p-bob' }));
    const late = changeUsual(other, { group, uid: 'owner' }, { usualSplit: { mode: 'equal' } });
    expect(await late.settled).toMatchObject({ ok: false });
    expect(await read('groups/g')).toMatchObject({ usualSplit: SIXTY, usualPayer: 'p-bob' });
  });

  it('may name someone who was removed in the meantime', async () => {
    const [one, other] = [signIn('editor'), signIn('owner')];
    const group = await readGroup(one);
    await accepted(removePerson(one, { group, uid: 'editor', personId: 'p-ann' }));
    await accepted(changeUsual(other, { group, uid: 'owner' }, { usualPayer: 'p-ann' }));
    expect(usualOf((await readGroup(other)).data).outdated).toEqual(['usualPayer']);
  });

  it('follow a merge of two people, and its undoing', async () => {
    const database = signIn('owner');
    const change = { usualSplit: SIXTY, usualPayer: 'p-bob' };
    const group = await readGroup(database);
    await accepted(changeUsual(database, { group, uid: 'owner' }, change));
    const merge = { groupId: 'g', uid: 'owner', from: 'p-bob', into: 'p-guest' };
    expect(await mergePeople(database, merge)).toMatchObject({ ok: true });
    const usual = async () => usualOf((await readGroup(database)).data);
    const found = await usual();
    expect(found.payerId).not.toBe('p-bob');
    expect(found.split?.parts).toEqual({ 'p-ann': '60', [found.payerId ?? '']: '40' });
    expect(await undoMerge(database, { groupId: 'g', uid: 'owner', gone: 'p-bob' })).toMatchObject({
      ok: true,
    });
    expect(await usual()).toMatchObject({ split: SIXTY, payerId: 'p-bob' });
  });

  it.each<readonly [string, DocumentData]>([
    ['a split between everyone', split({ mode: 'equal' })],
    ['a split between some', split({ mode: 'equal', parts: { 'p-ann': '1' } })],
    ['a split by shares of 250', split({ mode: 'weights', parts: many(250) })],
    ['a split by percentages', split(SIXTY)],
    ['a category and a payer', { usualCategory: 'dining', usualPayer: 'p-nobody' }],
  ])('take %s', async (_, change) => {
    await assertSucceeds(editGroup(stage.as('editor'), change));
    const created = { ...newGroupData('stranger'), ...change };
    await assertSucceeds(setDoc(doc(stage.as('stranger'), 'groups/new'), created));
  });

  it.each<readonly [string, DocumentData]>([
    ['a split that is text', split('equal')],
    ['a split of another mode', split({ mode: 'exact', parts: { 'p-ann': '1' } })],
    ['shares of nobody', split({ mode: 'weights' })],
    ['no parts', split({ mode: 'equal', parts: {} })],
    ['parts of 251', split({ mode: 'weights', parts: many(251) })],
    ['a part under a bad id', split({ mode: 'weights', parts: { 'a b': '1' } })],
    [
      'a part under a name that every object has',
      split({ mode: 'weights', parts: { valueOf: '1' } }),
    ],
    ['a part below 0', split({ mode: 'weights', parts: { 'p-ann': '-1' } })],
    ['a part of five digits', split({ mode: 'weights', parts: { 'p-ann': '10000' } })],
    ['a part that is text', split({ mode: 'weights', parts: { 'p-ann': '1', 'p-bob': 'x' } })],
    ['more about the split', split({ mode: 'equal', more: 1 })],
    ['a category that is none', { usualCategory: 'a/b' }],
    ['a payer that is none', { usualPayer: 5 }],
  ])('refuse %s', async (_, change) => {
    await assertFails(editGroup(stage.as('editor'), change));
    await assertFails(editGroup(stage.as('owner'), change));
    const created = { ...newGroupData('stranger'), ...change };
    await assertFails(setDoc(doc(stage.as('stranger'), 'groups/new'), created));
  });

  it('stay as they are in an archived group, and without a revision', async () => {
    const change = { usualPayer: 'p-ann' };
    await assertFails(editGroup(stage.as('editor'), change, { touched: [] }));
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { archivedAt: new Date(0) }));
    await assertFails(editGroup(stage.as('owner'), change));
  });
});
