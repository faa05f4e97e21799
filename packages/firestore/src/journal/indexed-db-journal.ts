import { createStore, del, set, type UseStore, values } from 'idb-keyval';
import type { JournalEntry, WriteJournal } from './journal-entry.ts';

/** A journal in its own small IndexedDB database, shared by all pages of the origin. */
export function indexedDbJournal(name = 'write-journal'): WriteJournal {
  let store: UseStore | undefined;
  const opened = () => (store ??= createStore(name, 'writes'));
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const changed = () => channel.postMessage('changed');
  return {
    load: () => values<JournalEntry>(opened()),
    async put(entry) {
      await set(entry.id, entry, opened());
      changed();
    },
    async remove(id) {
      await del(id, opened());
      changed();
    },
    subscribe(listener) {
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
}
