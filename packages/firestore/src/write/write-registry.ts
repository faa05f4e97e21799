import { type ReadonlyStore, createValueStore } from '@quits/firebase-core';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { ALL_SYNCED, type SyncStatus } from './sync-status.ts';

/** Unconfirmed writes known to this page: its own, and those that other pages have journaled. */
export interface WriteRegistry {
  readonly entries: Map<string, JournalEntry>;
  /** Ids of this page's refused writes, until the refusal has been examined. */
  readonly failing: Set<string>;
  /**
   * Latest writes of this page that the SDK received and that aren't known to be refused, in order,
   * including answered ones.
   */
  readonly handed: Map<string, JournalEntry>;
  /**
   * Ids of this page's writes that the SDK has rolled back, until it is known whether they were
   * applied after all.
   */
  readonly doubted: Set<string>;
  /**
   * Writes that the server has applied, by id, until the live queries have the documents that they increment
   * from the server.
   */
  readonly applied: Map<string, JournalEntry>;
  /** Set by the live queries, which know the confirmed states of documents. */
  readonly live: {
    /** Returns the states that a new write increments; `tracked` are this page's pending writes. */
    incrementBases?: (
      entry: JournalEntry,
      tracked: ReadonlyMap<string, unknown>,
    ) => JournalEntry['incrementBases'];
    /** Called for each refused write: if it is retried, it comes on top of the confirmed states. */
    refused?: (id: string) => void;
  };
  /** Returns the writes of the current account, oldest first. */
  readonly ownWrites: () => readonly JournalEntry[];
  readonly status: ReadonlyStore<SyncStatus>;
  /** Updates the status from `entries`. */
  readonly publish: () => void;
  /**
   * Summarizes entries; replaced by the implementation that handles refusals when the first one
   * appears.
   */
  summarize: (entries: readonly JournalEntry[]) => SyncStatus;
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
    applied: new Map(),
    live: {},
    ownWrites,
    status,
    publish: () => status.set(book.summarize(ownWrites())),
    summarize: ({ length }) => (length === 0 ? ALL_SYNCED : { pending: length, rejected: [] }),
  };
  return book;
}
