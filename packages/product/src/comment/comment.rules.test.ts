import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  doc,
  type DocumentData,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { accepted, openClients } from '../../tests/rules/app-client.ts';
import { startStage } from '../../tests/rules/stage.ts';
import { readAll } from '../io/read-pages.ts';
import { comments } from './collections.ts';
import { addComment, deleteComment } from './comment.ts';

const stage = startStage();
const { signIn } = openClients(stage);
const editor = () => stage.as('editor');

describe('a comment', () => {
  it.each<readonly [string, DocumentData]>([
    ['no text', { text: '' }],
    ['a text of 2,001 characters', { text: 'x'.repeat(2001) }],
    ['another author', { by: 'owner' }],
    ['a time of the past', { at: new Date(0) }],
    ['more fields', { likes: 5 }],
  ])('refuses %s', async (_, change) => {
    const data = { text: 'Hi', by: 'editor', at: serverTimestamp(), ...change };
    await assertFails(setDoc(doc(editor(), 'groups/g/expenses/e/comments/new'), data));
  });

  it('is not added to a group that is being deleted, where it would stay behind', async () => {
    const comment = { text: 'Hi', by: 'editor', at: serverTimestamp() };
    const add = (id: string) => setDoc(doc(editor(), 'groups/g/expenses/e/comments', id), comment);
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { archivedAt: new Date() }));
    await assertSucceeds(add('archived'));
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { deletingAt: new Date() }));
    await assertFails(add('deleting'));
  });

  it('is added by a viewer, and deleted by them alone', async () => {
    const place = { groupId: 'g', expenseId: 'e' };
    const database = signIn('viewer');
    await accepted(addComment(database, place, { text: ' Thanks! ', uid: 'viewer' }));
    const found = await readAll(database, comments, place, { source: 'server' });
    const added = found.ok
      ? found.value.docs.find(({ data }) => data.text === 'Thanks!')
      : undefined;
    expect(added?.data).toMatchObject({ by: 'viewer' });
    const refused = deleteComment(signIn('owner'), place, added?.id ?? '');
    expect(await refused.settled).toMatchObject({ ok: false });
    await accepted(deleteComment(database, place, added?.id ?? ''));
  });
});
