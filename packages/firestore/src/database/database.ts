import type { CORE } from '../live/core-key.ts';
import type { ReadonlyStore } from '@quits/firebase-core';
import type { ReadableCollection } from '../collection/define-collection.ts';
import type { PathParams } from '../collection/path.ts';
import type { Core } from './core.ts';
import type { DocumentState, LiveQuery, QueryState } from '../live/live-state.ts';
import type { BuildQuery } from '../query/query-builder.ts';
import type { SyncStatus } from '../write/sync-status.ts';
import type { WriteBatch } from '../write/write-batch.ts';
import type { WriteOptions } from '../write/write-options.ts';
import type { WriteHandle } from '../write/write-handle.ts';

/** Live reads and tracked writes of one account at a time. */
export interface Database {
  /** Returns one live document; equal arguments share one listener. */
  liveDocument<Path extends string, Output extends object>(
    collection: ReadableCollection<Path, Output>,
    params: PathParams<Path> & { readonly id: string },
  ): LiveQuery<DocumentState<Output>>;
  /** The documents of a query. Equal queries share a listener, wherever they are written. */
  liveQuery<Path extends string, Output extends object>(
    collection: ReadableCollection<Path, Output>,
    params: PathParams<Path>,
    build?: BuildQuery<Output>,
  ): LiveQuery<QueryState<Output>>;
  /**
   * Applies one atomic change. It is visible immediately, survives a reload, and is tracked until
   * the server has answered. The label is shown to the user if the write is rejected.
   */
  readonly write: (
    label: string,
    build: (batch: WriteBatch) => void,
    options?: WriteOptions,
  ) => WriteHandle;
  /**
   * Resends a rejected write and then its dependent writes; returns `undefined` for an unknown id.
   */
  readonly retryWrite: (id: string) => WriteHandle | undefined;
  /** Discards a rejected write and its dependent writes. */
  readonly discardWrite: (id: string) => Promise<void>;
  readonly syncStatus: ReadonlyStore<SyncStatus>;
  /** Reopens failed listeners; call it when the cause may be gone, e.g. after new claims. */
  readonly retryListeners: () => void;
  /** Closes every listener; to be called before sign-out, so that none is refused. */
  readonly closeListeners: () => void;
  /** Reopens all listeners in use; also happens when another account signs in. */
  readonly reopenListeners: () => void;
  /** Number of open listeners, for diagnostics. */
  readonly listenerCount: () => number;
  /** Closes listeners and stops sending; unanswered writes stay in the journal. */
  readonly dispose: () => void;
  /** Internal: the package's functions read and write through it. */
  readonly [CORE]: Core;
}

/** The part of a {@link Database} that `getOnce`, `liveAggregate` and similar functions need. */
export type DatabaseReader = Pick<Database, typeof CORE>;
