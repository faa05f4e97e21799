import type { RawData } from '../collection/raw-data.ts';
import type { WriteOperation } from './operation.ts';

/** A document that others changed first. */
export interface Conflict {
  readonly path: string;
  /** What this write would have changed; empty for a deletion. */
  readonly mine: RawData;
  /** The document as the server holds it; `undefined` when it is gone. */
  readonly theirs: RawData | undefined;
}

/** State of a document that a write increments, before the write. */
export interface IncrementBase {
  readonly data: RawData;
  /** Ids of the unconfirmed writes that `data` includes. */
  readonly holds: readonly string[];
}

/** A write that the server has not confirmed; plain data that a browser can store. */
export interface JournalEntry {
  readonly id: string;
  readonly label: string;
  readonly uid: string;
  /** The page that is answerable for it. */
  readonly session: string;
  /** When it was made, in epoch milliseconds; no two of a page are the same. */
  readonly at: number;
  /** The SDK's own queue holds it and sends it, whatever becomes of the page. */
  readonly queued?: true;
  /**
   * States of the documents that it increments, by path, before the write. Another page cannot read them
   * from the SDK, whose view of such documents mixes commits.
   */
  readonly incrementBases?: Readonly<Record<string, IncrementBase>> | undefined;
  readonly operations: readonly WriteOperation[];
  /** What the app wants back to offer the change again. */
  readonly draft: unknown;
  /** Once it has been applied, its maker may not look at it. */
  readonly endsAccess?: true;
  readonly refusal?: {
    readonly code: string;
    readonly message: string;
    readonly conflicts: readonly Conflict[];
    /**
     * When it was given up, in epoch milliseconds; it stays until what was made on top of it before has
     * been answered.
     */
    readonly givenUpAt?: number;
  };
}

/** Keeps unconfirmed writes beyond the life of a page. */
export interface WriteJournal {
  readonly load: () => Promise<readonly JournalEntry[]>;
  readonly put: (entry: JournalEntry) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Calls the listener when another page has changed something. */
  readonly subscribe: (listener: () => void) => () => void;
}
