import type { AppError, Result } from '@quits/errors';
import type { Observable } from '@quits/firebase-core';
import type { Connection } from '../connection/connection-tracker.ts';
import type { DrainOptions } from '../write/drain.ts';
import type { SyncStatus, WriteStatus } from '../write/sync-status.ts';
import type { RunTransaction } from '../write/transaction.ts';
import type { Reads } from './create-reads.ts';
import type { Writes } from './create-writes.ts';

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
