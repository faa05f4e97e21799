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
  /** One document. Asking twice for the same gives the same listener. */
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
   * Makes one atomic change. It shows at once, survives a reload, and is followed until the server
   * has answered. The label is shown to the user if the write is rejected.
   */
  readonly write: (
    label: string,
    build: (batch: WriteBatch) => void,
    options?: WriteOptions,
  ) => WriteHandle;
  /** Sends a refused write again, and after it what falls with it; `undefined` when there is none of this id. */
  readonly retryWrite: (id: string) => WriteHandle | undefined;
  /** Gives up a refused write, and what falls with it. */
  readonly discardWrite: (id: string) => Promise<void>;
  readonly syncStatus: ReadonlyStore<SyncStatus>;
  /** Opens what has failed again; to be called when the cause may be gone, e.g. after new claims. */
  readonly retryListeners: () => void;
  /** Closes every listener; to be called before sign-out, so that none is refused. */
  readonly closeListeners: () => void;
  /** Opens what is being read again; another account signing in does so too. */
  readonly reopenListeners: () => void;
  /** Number of open listeners, for diagnostics. */
  readonly listenerCount: () => number;
  /** Ends everything; writes that were not answered stay in the journal. */
  readonly dispose: () => void;
  /** Internal API. Not covered by semver. */
  readonly core: Core;
}
