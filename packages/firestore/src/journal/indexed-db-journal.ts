import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import type { JournalEntry, WriteJournal } from './journal-entry.ts';

/** A journal in its own small IndexedDB database, shared by all pages of the origin. */
export function indexedDbJournal(name = 'write-journal'): WriteJournal {
  let store: UseStore | undefined;
  let opened: BroadcastChannel | undefined;
  const channel = () => (opened ??= new BroadcastChannel(name));
  const open: UseStore = (mode, work) => (store ??= createStore(name, 'writes'))(mode, work);

  const change = async (work: (entries: IDBObjectStore) => unknown): Promise<void> => {
    await open('readwrite', (entries) => {
      work(entries);
      return promisifyRequest(entries.transaction);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    channel().postMessage(name);
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
