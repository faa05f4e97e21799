import { createStore, promisifyRequest } from 'idb-keyval';
import type { JournalEntry, WriteJournal } from './journal-entry.ts';

/** A journal in its own small IndexedDB database, shared by all pages of the origin. */
export function indexedDbJournal(name = 'write-journal'): WriteJournal {
  const open = createStore(name, 'writes');
  let opened: BroadcastChannel | undefined;
  const channel = () => (opened ??= new BroadcastChannel(name));

  let changes: ((entries: IDBObjectStore) => unknown)[] = [];
  let made: Promise<void> | undefined;

  /** Applies the changes of one tick in a single transaction. */
  async function makeChanges(): Promise<void> {
    await Promise.resolve();
    const due = changes;
    changes = [];
    made = undefined;
    await open('readwrite', (entries) => {
      for (const change of due) change(entries);
      // At once, so that it is done even if the page goes in the next moment.
      entries.transaction.commit();
      return promisifyRequest(entries.transaction);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    channel().postMessage(name);
  }
  const change = (work: (entries: IDBObjectStore) => unknown): Promise<void> => {
    changes.push(work);
    return (made ??= makeChanges());
  };
  return {
    load: async () =>
      open('readonly', (entries) => promisifyRequest<JournalEntry[]>(entries.getAll())),
    put: (entry) => change((entries) => entries.put(entry, entry.id)),
    remove: (id) => change((entries) => entries.delete(id)),
    subscribe(listener) {
      channel().addEventListener('message', listener);
      return () => channel().removeEventListener('message', listener);
    },
  };
}
