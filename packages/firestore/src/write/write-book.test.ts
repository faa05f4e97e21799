import { observable } from '@quits/firebase-core';
import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { summarise } from './summarise.ts';
import { statusOfPath } from '../database/sync-status-of.ts';
import { createWriteBook } from './write-book.ts';

const entry = (id: string, change: Partial<JournalEntry> = {}): JournalEntry => ({
  id,
  label: id,
  uid: 'ann',
  session: 'here',
  at: 0,
  operations: [{ kind: 'delete', path: `things/${id}` }],
  draft: undefined,
  ...change,
});
const refusal = { code: 'write/refused', message: '', conflicts: [] };

describe('the book of writes', () => {
  it('shows those of the account that is signed in, oldest first', () => {
    const uid = observable<string | undefined>('ann');
    const { entries, mine, publish, status } = createWriteBook(uid);
    const ids = () => mine().map(({ id }) => id);
    for (const one of [entry('b', { at: 2 }), entry('a', { at: 1 }), entry('c', { uid: 'ben' })]) {
      entries.set(one.id, one);
    }
    publish();
    expect([ids(), status.get().pending]).toEqual([['a', 'b'], 2]);
    uid.set('ben');
    publish();
    expect([ids(), status.get().pending]).toEqual([['c'], 1]);
    uid.set(undefined);
    publish();
    expect([ids(), status.get()]).toEqual([[], { pending: 0, refused: [] }]);
  });

  it('tells the worst that is known of a document', () => {
    const entries = [entry('a'), entry('b', { refusal }), entry('c')];
    const paths = ['things/a', 'things/b', 'things/none'];
    expect(paths.map((path) => statusOfPath(entries, path))).toEqual([
      'pending',
      'refused',
      'synced',
    ]);
  });

  it('gives the same refused write for as long as it stays so', () => {
    const entries = [entry('b', { refusal, draft: 'kept' })];
    const [first] = summarise(entries).refused;
    const [second] = summarise([...entries, entry('c')]).refused;
    expect(first).toBe(second);
    expect(first).toMatchObject({ draft: 'kept', error: { code: 'write/refused' } });
  });
});
