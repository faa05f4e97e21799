import { type Observable, observable } from '@quits/firebase-core';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { summarise, type SyncStatus } from './sync-status.ts';

/** The unconfirmed writes that this page knows of: its own, and what other pages have journalled. */
export interface WriteBook {
  readonly entries: Map<string, JournalEntry>;
  /** Those of the current account, oldest first. */
  readonly mine: () => readonly JournalEntry[];
  readonly status: Observable<SyncStatus>;
  /** Tells what `entries` have become. */
  readonly publish: () => void;
}

/** Creates an empty book. */
export function createWriteBook(uid: Observable<string | undefined>): WriteBook {
  const entries = new Map<string, JournalEntry>();
  const mine = () =>
    [...entries.values()]
      .filter((entry) => entry.uid === uid.get())
      .sort((left, right) => left.at - right.at);
  const status = observable(summarise([]));
  return { entries, mine, status, publish: () => status.set(summarise(mine())) };
}
