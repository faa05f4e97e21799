import type { AppError, Result } from '@quits/errors';
import type { Observable } from '@quits/firebase-core';
import type { Firestore } from 'firebase/firestore';
import type { InvalidDocument } from '../collection/parse-document.ts';
import type { Connection } from '../connection/connection-tracker.ts';
import type { WriteJournal } from '../journal/journal-entry.ts';
import type { DrainOptions } from '../write/drain.ts';
import type { SyncStatus, WriteStatus } from '../write/sync-status.ts';
import type { RunTransaction } from '../write/transaction.ts';
import type { Reads } from './reads.ts';
import type { Writes } from './writes.ts';

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
}

/** Live reads and tracked writes of one account at a time. */
export interface Database extends Reads, Writes {
  /**
   * Reads and then writes as one on the server, again if others interfere. Refused at once with
   * `write/offline-needed` when there is no connection.
   */
  transact<Value>(run: RunTransaction<Value>): Promise<Result<Value, AppError>>;
  readonly syncStatus: Observable<SyncStatus>;
  /** How far the writes that touch one document have come. */
  readonly syncStatusOf: (path: string) => Observable<WriteStatus>;
  /** Resolves with true once every write has been answered, e.g. before signing out. */
  readonly drain: (options?: DrainOptions) => Promise<boolean>;
  readonly connection: Observable<Connection>;
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
}
