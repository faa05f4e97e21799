import { createValueStore } from '@quits/firebase-core';
import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { summarize } from './summarize.ts';
import { statusOfPath } from '../database/observe-sync-status.ts';
import { createWriteRegistry } from './write-registry.ts';

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
    const uid = createValueStore<string | undefined>('ann');
    const { entries, ownWrites, publish, status } = createWriteRegistry(uid);
    const ids = () => ownWrites().map(({ id }) => id);
    for (const one of [entry('b', { at: 2 }), entry('a', { at: 1 }), entry('c', { uid: 'ben' })]) {
      entries.set(one.id, one);
    }
    publish();
    expect([ids(), status.getState().pending]).toEqual([['a', 'b'], 2]);
    uid.set('ben');
    publish();
    expect([ids(), status.getState().pending]).toEqual([['c'], 1]);
    uid.set(undefined);
    publish();
    expect([ids(), status.getState()]).toEqual([[], { pending: 0, rejected: [] }]);
  });

  it('tells the worst that is known of a document', () => {
    const entries = [entry('a'), entry('b', { refusal }), entry('c')];
    const paths = ['things/a', 'things/b', 'things/none'];
    expect(paths.map((path) => statusOfPath(entries, path))).toEqual([
      'pending',
      'rejected',
      'synced',
    ]);
  });

  it('gives the same refused write for as long as it stays so', () => {
    const entries = [entry('b', { refusal, draft: 'kept' })];
    const [first] = summarize(entries).rejected;
    const [second] = summarize([...entries, entry('c')]).rejected;
    expect(first).toBe(second);
    expect(first).toMatchObject({ draft: 'kept', error: { code: 'write/refused' } });
  });
});
