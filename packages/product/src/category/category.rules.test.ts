import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import type { DocumentData } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import type { OwnCategory } from '../group/schema.ts';
import { accepted, openClients } from '../../tests/rules/app-client.ts';
import { editGroup, type EditParts } from '../../tests/rules/group-commits.ts';
import { startStage } from '../../tests/rules/stage.ts';
import { putCategory } from './change-categories.ts';

const stage = startStage();
const { signIn, read, readGroup } = openClients(stage);

const category = (change: DocumentData) => ({
  'categories.ski': { name: 'Skiing', emoji: '🎿', ...change },
});
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`c${at}`, { name: 'C' }]));

describe('a category of the group', () => {
  it('is put and removed by the app', async () => {
    const database = signIn('editor');
    const put = async (category: OwnCategory) =>
      accepted(
        putCategory(database, {
          group: await readGroup(database),
          uid: 'editor',
          id: 'wood',
          category,
        }),
      );
    await put({ name: ' Wood ', emoji: '🪵' });
    expect(await read('groups/g')).toMatchObject({ categories: { wood: { name: 'Wood' } } });
    await put({ name: 'Wood', emoji: '🪵', removed: true });
  });

  it.each<readonly [string, DocumentData]>([
    ['as such', category({})],
    ['that is no longer offered', category({ removed: true })],
  ])('is put by an editor %s', async (_, change) => {
    await assertSucceeds(editGroup(stage.as('editor'), change));
  });

  it.each<readonly [string, DocumentData]>([
    ['as text', { 'categories.ski': 'Skiing' }],
    ['without a name', category({ name: '' })],
    ['with a name of 41 characters', category({ name: 'x'.repeat(41) })],
    ['without an emoji', category({ emoji: '' })],
    ['with a removal that is text', category({ removed: 'yes' })],
    [
      'beside another new one',
      { ...category({}), 'categories.golf': { name: 'Golf', emoji: '⛳' } },
    ],
    ['as one of 201', { categories: many(201) }],
  ])('is refused of an editor and of an owner %s', async (_, change) => {
    await assertFails(editGroup(stage.as('editor'), change));
    await assertFails(editGroup(stage.as('owner'), change));
  });

  it.each<readonly [string, DocumentData, EditParts]>([
    ['without a revision', category({}), { touched: [] }],
    [
      'under a bad id',
      { 'categories.a b': { name: 'x', emoji: 'x' } },
      { touched: ['a b'], bases: {} },
    ],
  ])('is refused %s', async (_, change, parts) => {
    await assertFails(editGroup(stage.as('editor'), change, parts));
  });
});
