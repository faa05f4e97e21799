import type { Observable } from '@quits/firebase-core';
import type { Firestore } from 'firebase/firestore';
import type { ReadableCollection } from '../collection/define-collection.ts';
import type { InvalidDocument } from '../collection/parse-document.ts';
import type { PathParams } from '../collection/path.ts';
import type { Core } from '../core/core.ts';
import type { DirectAccess } from '../core/direct-access.ts';
import type { WriteJournal } from '../journal/journal-entry.ts';
import type { DocumentState, Live, QueryState } from '../live/live-state.ts';
import type { BuildQuery } from '../query/query-builder.ts';
import type { SyncStatus } from '../write/sync-status.ts';
import type { WriteBatch } from '../write/write-batch.ts';
import type { WriteHandle } from '../write/write-handle.ts';

/** Options of {@link createDatabase}. */
export interface DatabaseOptions {
  /** Gives the started Firestore, e.g. `() => provider.firestore()`; called when first needed. */
  readonly firestore: () => Promise<Firestore>;
  /** The account that is signed in; nothing is read or written without one. */
  readonly uid: Observable<string | undefined>;
  /** Changes when the credentials do; what was refused is then tried again. */
  readonly credentials?: Observable<unknown>;
  /** Where unconfirmed writes are kept. @default IndexedDB where the browser has it */
  readonly journal?: WriteJournal;
  /** How long a listener stays open after its last reader has left, in milliseconds. @default 5000 */
  readonly lingerMs?: number;
  /** Called once for each version of a document that does not fit its schema. */
  readonly onInvalid?: (invalid: InvalidDocument) => void;
  /**
   * Ends a Firestore that has broken, so that `firestore` gives another one, e.g.
   * `() => provider.restartFirestore()`; used by `connectionOf`.
   */
  readonly restart?: () => Promise<unknown>;
  /** The way past the SDK; used by `readDirect`. */
  readonly direct?: DirectAccess;
}

/** Options of one write. */
export interface WriteOptions {
  /** What the app wants back to offer the change again if it is refused; anything that can be cloned. */
  readonly draft?: unknown;
  /**
   * The write takes away what its maker may read, e.g. leaving a group: if its answer is lost and the
   * server then lets them read nothing of it, it was applied.
   */
  readonly endsAccess?: boolean;
}

/** Live reads and tracked writes of one account at a time. */
export interface Database {
  /** One document. Asking twice for the same gives the same listener. */
  liveDocument<Path extends string, Output extends object>(
    collection: ReadableCollection<Path, Output>,
    params: PathParams<Path> & { readonly id: string },
  ): Live<DocumentState<Output>>;
  /** The documents of a query. Equal queries share a listener, wherever they are written. */
  liveQuery<Path extends string, Output extends object>(
    collection: ReadableCollection<Path, Output>,
    params: PathParams<Path>,
    build?: BuildQuery<Output>,
  ): Live<QueryState<Output>>;
  /**
   * Makes one atomic change. It shows at once, survives a reload, and is followed until the server
   * has answered. The label tells the person what it was.
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
  readonly syncStatus: Observable<SyncStatus>;
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
  /** What the other parts of this package stand on; no part of what is promised. */
  readonly core: Core;
}
