import { observable } from '@quits/firebase-core';
import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { statusOfPath, summarise } from './sync-status.ts';
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

function setUp() {
  const uid = observable<string | undefined>('ann');
  const book = createWriteBook(uid, 'here');
  const ids = () => book.mine.get().map(({ id }) => id);
  return { uid, book, ids };
}

describe('the book of writes', () => {
  it('shows those of the account that is signed in, oldest first', () => {
    const { uid, book, ids } = setUp();
    book.put(entry('b', { at: 2 }));
    book.put(entry('a', { at: 1 }));
    book.put(entry('other', { uid: 'ben' }));
    expect(ids()).toEqual(['a', 'b']);
    uid.set('ben');
    expect(ids()).toEqual(['other']);
    uid.set(undefined);
    expect(ids()).toEqual([]);
  });

  it('takes over what other pages say, but not about its own writes under way', () => {
    const { book, ids } = setUp();
    book.put(entry('mine'));
    book.put(entry('gone', { session: 'there' }));
    book.takeOver([entry('theirs', { session: 'there', at: 1 })]);
    expect(ids()).toEqual(['mine', 'theirs']);
  });

  it('lets any page decide about a refused write', () => {
    const { book, ids } = setUp();
    book.put(entry('refused', { refusal }));
    book.takeOver([]);
    expect(ids()).toEqual([]);
    book.put(entry('refused', { refusal }));
    book.takeOver([entry('refused', { session: 'there' })]);
    expect(summarise(book.mine.get())).toEqual({ pending: 1, refused: [] });
  });

  it('keeps a refused write that the journal had no room for', () => {
    const { book, ids } = setUp();
    book.put(entry('refused', { refusal }), false);
    book.takeOver([]);
    expect(ids()).toEqual(['refused']);
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
