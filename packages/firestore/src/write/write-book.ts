import { type Observable, observable } from '@quits/firebase-core';
import type { JournalEntry } from '../journal/journal-entry.ts';

/** The unconfirmed writes that this page knows of: its own, and what other pages have journalled. */
export interface WriteBook {
  /** Those of the current account, oldest first. */
  readonly mine: Observable<readonly JournalEntry[]>;
  readonly get: (id: string) => JournalEntry | undefined;
  readonly put: (entry: JournalEntry) => void;
  readonly remove: (id: string) => void;
  /** Takes over what the journal says about the writes of other pages. */
  readonly replaceForeign: (journalled: readonly JournalEntry[]) => void;
}

/** Creates an empty book. */
export function createWriteBook(uid: Observable<string | undefined>, session: string): WriteBook {
  const entries = new Map<string, JournalEntry>();
  const mine = observable<readonly JournalEntry[]>([]);

  function publish(): void {
    const owner = uid.get();
    const current = [...entries.values()]
      .filter((entry) => entry.uid === owner)
      .sort((left, right) => left.at - right.at);
    if (current.length > 0 || mine.get().length > 0) mine.set(current);
  }

  uid.subscribe(publish);
  return {
    mine,
    get: (id) => entries.get(id),
    put(entry) {
      entries.set(entry.id, entry);
      publish();
    },
    remove(id) {
      if (entries.delete(id)) publish();
    },
    replaceForeign(journalled) {
      for (const entry of entries.values()) {
        if (entry.session !== session) entries.delete(entry.id);
      }
      for (const entry of journalled) {
        if (entry.session !== session) entries.set(entry.id, entry);
      }
      publish();
    },
  };
}
