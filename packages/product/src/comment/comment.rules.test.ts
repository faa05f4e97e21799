import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteDoc,
  doc,
  type DocumentData,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { accepted, openClients } from '../../tests/rules/app-client.ts';
import { addExpense, editExpense } from '../../tests/rules/expense-commits.ts';
import { seededExpense } from '../../tests/rules/seeded-documents.ts';
import { startStage } from '../../tests/rules/stage.ts';
import { readAll } from '../io/read-pages.ts';
import { comments } from './collections.ts';
import { addComment, deleteComment } from './comment.ts';

const stage = startStage();
const { signIn, read, readSeededExpense } = openClients(stage);
const editor = () => stage.as('editor');
const place = { groupId: 'g', expenseId: 'e' } as const;
const EXPENSE = 'groups/g/expenses/e';

const said = (change: DocumentData = {}) => ({
  text: 'Hi',
  by: 'editor',
  at: serverTimestamp(),
  ...change,
});

describe('a comment', () => {
  it.each<readonly [string, DocumentData]>([
    ['no text', { text: '' }],
    ['a text of 2,001 characters', { text: 'x'.repeat(2001) }],
    ['another author', { by: 'owner' }],
    ['a time of the past', { at: new Date(0) }],
    ['more fields', { likes: 5 }],
    ['a count that the expense does not keep', { counted: true }],
  ])('refuses %s', async (_, change) => {
    await assertFails(setDoc(doc(editor(), `${EXPENSE}/comments/new`), said(change)));
  });

  it('is not added to a group that is being deleted, where it would stay behind', async () => {
    const add = (id: string) => setDoc(doc(editor(), `${EXPENSE}/comments`, id), said());
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { archivedAt: new Date() }));
    await assertSucceeds(add('archived'));
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { deletingAt: new Date() }));
    await assertFails(add('deleting'));
  });

  it.each(['counted', 'not counted'])(
    'is added by a viewer, and deleted by them alone, where comments are %s',
    async (how) => {
      if (how === 'counted') {
        await stage.seed((db) => updateDoc(doc(db, EXPENSE), { commentCount: 1 }));
      }
      const database = signIn('viewer');
      const expense = await readSeededExpense(database);
      const text = ' Thanks! ';
      await accepted(addComment(database, { groupId: 'g', expense, text, uid: 'viewer' }));
      const count = async () => (await read(EXPENSE))?.['commentCount'];
      expect(await count()).toBe(how === 'counted' ? 2 : undefined);
      const found = await readAll(database, comments, place, { source: 'server' });
      const docs = found.ok ? found.value.docs : [];
      const added = docs.find(({ data }) => data.text === 'Thanks!');
      if (added === undefined) throw new Error('no comment');
      expect(added.data).toMatchObject({ by: 'viewer' });
      const refused = deleteComment(signIn('owner'), place, added);
      expect(await refused.settled).toMatchObject({ ok: false });
      await accepted(deleteComment(database, place, added));
      expect(await count()).toBe(how === 'counted' ? 1 : undefined);
    },
  );
});

describe('the number of comments', () => {
  beforeEach(() =>
    stage.seed(async (db) => {
      await updateDoc(doc(db, EXPENSE), { commentCount: 1 });
      await setDoc(doc(db, `${EXPENSE}/comments/own`), { ...said({ counted: true }) });
    }),
  );

  const counts = (change: number, id: string) => ({
    commentCount: increment(change),
    lastComment: { id, at: serverTimestamp() },
  });

  /** Commits a change of the expense, and comments that are added and deleted. */
  function commit(
    expense: DocumentData | undefined,
    { add = [], remove = [] }: { readonly add?: string[]; readonly remove?: string[] } = {},
  ): Promise<void> {
    const batch = writeBatch(editor());
    for (const id of add) {
      batch.set(doc(editor(), `${EXPENSE}/comments`, id), said({ counted: true }));
    }
    for (const id of remove) batch.delete(doc(editor(), `${EXPENSE}/comments`, id));
    if (expense !== undefined) batch.update(doc(editor(), EXPENSE), expense);
    return batch.commit();
  }

  it('follows what is said and deleted', async () => {
    await assertSucceeds(commit(counts(1, 'new'), { add: ['new'] }));
    await assertSucceeds(commit(counts(-1, 'own'), { remove: ['own'] }));
    expect(await read(EXPENSE)).toMatchObject({ commentCount: 1 });
  });

  it.each<readonly [string, () => Promise<unknown>]>([
    ['without a comment', () => commit(counts(1, 'new'))],
    ['by a comment that was there', () => commit(counts(1, 'own'))],
    ['down by a comment that stays', () => commit(counts(-1, 'own'))],
    ['by two for one comment', () => commit(counts(2, 'new'), { add: ['new'] })],
    ['up for a deleted comment', () => commit(counts(1, 'own'), { remove: ['own'] })],
    ['by one for two comments', () => commit(counts(1, 'new'), { add: ['new', 'more'] })],
    ['not for a comment', () => commit(undefined, { add: ['new'] })],
    ['not for a deleted comment', () => commit(undefined, { remove: ['own'] })],
    [
      'under another time',
      () => commit({ ...counts(1, 'new'), lastComment: { id: 'new', at: 0 } }, { add: ['new'] }),
    ],
    [
      'under another time, without a comment',
      () => commit({ ...counts(1, 'own'), lastComment: { id: 'own', at: 0 } }),
    ],
    [
      'with another field',
      () => commit({ ...counts(1, 'new'), title: 'Supper' }, { add: ['new'] }),
    ],
    [
      'not for a comment that says it is not counted',
      () => {
        const batch = writeBatch(editor());
        batch.set(doc(editor(), `${EXPENSE}/comments/new`), said());
        batch.update(doc(editor(), EXPENSE), counts(1, 'new'));
        return batch.commit();
      },
    ],
  ])('moves %s: refused', async (_, attempt) => {
    await assertFails(attempt());
  });

  it('is not moved by an edit, and starts at none', async () => {
    const before = { ...seededExpense(), commentCount: 1 };
    const edit = (change: DocumentData) => editExpense(editor(), 'editor', change, { before });
    await assertFails(edit({ commentCount: 0 }));
    await assertFails(edit({ lastComment: { id: 'own', at: serverTimestamp() } }));
    await assertSucceeds(edit({ title: 'Supper' }));
    const add = (expense: DocumentData) => addExpense(editor(), 'editor', { expense, rev: 'r-2' });
    await assertFails(add({ commentCount: 3 }));
    await assertFails(add({ lastComment: { id: 'own', at: serverTimestamp() } }));
    await assertSucceeds(add({ commentCount: 0 }));
  });

  it('does not keep a comment whose expense is gone', async () => {
    await stage.seed((db) => deleteDoc(doc(db, EXPENSE)));
    await assertSucceeds(commit(undefined, { remove: ['own'] }));
  });
});
