import type { RawData } from '../collection/raw-data.ts';
import type { WriteOperation } from './operation.ts';

/** A document that others changed first. */
export interface Conflict {
  readonly path: string;
  /** Fields that this write would have changed; empty for a deletion. */
  readonly mine: RawData;
  /** The server's version of the document; `undefined` if it doesn't exist. */
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
  /** Creation time in epoch milliseconds, unique within a page. */
  readonly at: number;
  /** The SDK's own queue holds it and sends it, whatever becomes of the page. */
  readonly queued?: true;
  /**
   * The server has applied it, but may not have sent the documents that it increments yet: until then, the SDK's cached
   * view of them mixes commits.
   */
  readonly applied?: true;
  /**
   * States of the documents that it increments, by path, before the write. Another page can't read
   * them from the SDK, whose view of such documents mixes commits.
   */
  readonly incrementBases?: Readonly<Record<string, IncrementBase>> | undefined;
  readonly operations: readonly WriteOperation[];
  /** Form state that the app stores to restore the change if it is rejected. */
  readonly draft: unknown;
  /** Once applied, its author may lose read access to its documents. */
  readonly endsAccess?: true;
  /** Id of the rejected write that it replaces; its own refusal is reported separately. */
  readonly replaces?: string;
  readonly refusal?: {
    readonly code: string;
    readonly message: string;
    readonly conflicts: readonly Conflict[];
    /**
     * Time at which the write was discarded, in epoch milliseconds; its entry stays until the
     * dependent writes made before that have been answered.
     */
    readonly givenUpAt?: number;
  };
}

/** Stores unconfirmed writes beyond the life of a page. */
export interface WriteJournal {
  readonly load: () => Promise<readonly JournalEntry[]>;
  readonly put: (entry: JournalEntry) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Calls the listener when another page has changed an entry. */
  readonly subscribe: (listener: () => void) => () => void;
}
