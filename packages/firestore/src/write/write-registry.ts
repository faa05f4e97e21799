import { type ReadonlyStore, createValueStore } from '@quits/firebase-core';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { ALL_SYNCED, type SyncStatus } from './sync-status.ts';

/** The unconfirmed writes that this page knows of: its own, and what other pages have journalled. */
export interface WriteRegistry {
  readonly entries: Map<string, JournalEntry>;
  /** Ids of those of this page that were refused, until it is known what that means. */
  readonly failing: Set<string>;
  /** The last writes of this page that the SDK was given and that are not known to be refused, in order, answered ones too. */
  readonly handed: Map<string, JournalEntry>;
  /** Ids of those of this page that the SDK has taken back, until it is known whether they were applied after all. */
  readonly doubted: Set<string>;
  /** Set by the live queries, which know the confirmed states of documents. */
  readonly live: {
    /** Returns the states that a new write increments; `tracked` are this page's pending writes. */
    incrementBases?: (
      entry: JournalEntry,
      tracked: ReadonlyMap<string, unknown>,
    ) => JournalEntry['incrementBases'];
  };
  /** Those of the current account, oldest first. */
  readonly ownWrites: () => readonly JournalEntry[];
  readonly status: ReadonlyStore<SyncStatus>;
  /** Tells what `entries` have become. */
  readonly publish: () => void;
  /** Sums up entries; replaced by what knows of refusals before there are any. */
  summarise: (entries: readonly JournalEntry[]) => SyncStatus;
}

/** Creates an empty book. */
export function createWriteRegistry(uid: ReadonlyStore<string | undefined>): WriteRegistry {
  const entries = new Map<string, JournalEntry>();
  const ownWrites = () =>
    [...entries.values()]
      .filter((entry) => entry.uid === uid.getState())
      .sort((left, right) => left.at - right.at);
  const status = createValueStore(ALL_SYNCED);
  const book: WriteRegistry = {
    entries,
    failing: new Set(),
    handed: new Map(),
    doubted: new Set(),
    live: {},
    ownWrites,
    status,
    publish: () => status.set(book.summarise(ownWrites())),
    summarise: ({ length }) => (length === 0 ? ALL_SYNCED : { pending: length, rejected: [] }),
  };
  return book;
}
