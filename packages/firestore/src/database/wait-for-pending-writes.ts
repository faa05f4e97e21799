import { CORE } from '../live/core-key.ts';
import type { Database, DatabaseReader } from './database.ts';

/** Progress of {@link waitForPendingWrites}. */
export interface PendingWritesProgress {
  readonly done: number;
  readonly total: number;
}

/** Options of {@link waitForPendingWrites}. */
export interface WaitForPendingWritesOptions {
  /** Called after each change of the numbers. */
  readonly onProgress?: (progress: PendingWritesProgress) => void;
  /** Stops waiting; the writes continue. */
  readonly signal?: AbortSignal;
}

/**
 * Resolves with true once every write has been answered, and with false if `signal` aborted the
 * wait.
 */
export function waitForPendingWrites(
  { syncStatus: status }: Pick<Database, 'syncStatus'>,
  { onProgress, signal }: WaitForPendingWritesOptions = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    let total = 0;
    let stop: () => void = () => undefined;
    const finish = (drained: boolean) => {
      stop();
      signal?.removeEventListener('abort', abandon);
      resolve(drained);
    };
    const abandon = () => finish(false);
    const check = () => {
      const { pending } = status.getState();
      total = Math.max(total, pending);
      onProgress?.({ done: total - pending, total });
      if (pending === 0) finish(true);
    };
    if (signal?.aborted === true) {
      resolve(false);
      return;
    }
    signal?.addEventListener('abort', abandon);
    stop = status.subscribe(check);
    check();
  });
}

/**
 * Deletes every pending write of the account on this device, e.g. when its local data is deleted.
 */
export async function clearPendingWrites({ [CORE]: { writes } }: DatabaseReader): Promise<void> {
  await Promise.all(writes.ownWrites().map(({ id }) => writes.forget(id)));
}
