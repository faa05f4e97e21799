import { type Observable, observable } from '@quits/firebase-core';
import type { JournalEntry } from '../journal/journal-entry.ts';

/** The unconfirmed writes that this page knows of: its own, and what other pages have journalled. */
export interface WriteBook {
  /** Those of the current account, oldest first. */
  readonly mine: Observable<readonly JournalEntry[]>;
  readonly get: (id: string) => JournalEntry | undefined;
  /** An entry that the journal could not keep stays this page's alone. */
  readonly put: (entry: JournalEntry, kept?: boolean) => void;
  readonly remove: (id: string) => void;
  /** Takes over what the journal says about the writes that are not this page's alone. */
  readonly takeOver: (journalled: readonly JournalEntry[]) => void;
  /** Stops following the account. */
  readonly stop: () => void;
}

/** Creates an empty book. */
export function createWriteBook(uid: Observable<string | undefined>, session: string): WriteBook {
  const entries = new Map<string, JournalEntry>();
  const unkept = new Set<string>();
  const mine = observable<readonly JournalEntry[]>([]);

  function publish(): void {
    const owner = uid.get();
    const current = [...entries.values()]
      .filter((entry) => entry.uid === owner)
      .sort((left, right) => left.at - right.at);
    if (current.length > 0 || mine.get().length > 0) mine.set(current);
  }

  /** Any page may decide about a refused write; what is under way is its own page's matter. */
  const isShared = (entry: JournalEntry) =>
    entry.session !== session || (entry.refusal !== undefined && !unkept.has(entry.id));

  const stop = uid.subscribe(publish);
  return {
    mine,
    get: (id) => entries.get(id),
    put(entry, kept = true) {
      if (kept) unkept.delete(entry.id);
      else unkept.add(entry.id);
      entries.set(entry.id, entry);
      publish();
    },
    remove(id) {
      if (entries.delete(id)) publish();
    },
    stop,
    takeOver(journalled) {
      for (const entry of entries.values()) if (isShared(entry)) entries.delete(entry.id);
      for (const entry of journalled) if (isShared(entry)) entries.set(entry.id, entry);
      publish();
    },
  };
}
