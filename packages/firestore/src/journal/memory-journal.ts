import type { JournalEntry, WriteJournal } from './journal-entry.ts';

/** A journal that forgets everything when the page closes; for tests and for browsers without storage. */
export function memoryJournal(): WriteJournal {
  const entries = new Map<string, JournalEntry>();
  return {
    load: () => Promise.resolve([...entries.values()]),
    put: async (entry) => void entries.set(entry.id, entry),
    remove: async (id) => void entries.delete(id),
    subscribe: () => () => undefined,
  };
}
