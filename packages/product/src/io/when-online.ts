import { observeConnection } from '@quits/firestore';
import type { Database } from '../database.ts';

/** Resolves once the device isn't known to be offline, or when `signal` aborts. */
export function whenOnline(database: Database, signal?: AbortSignal): Promise<void> {
  const connection = observeConnection(database);
  return new Promise((resolve) => {
    let stop = () => {};
    const look = () => {
      if (connection.getState().status === 'offline' && signal?.aborted !== true) return;
      stop();
      signal?.removeEventListener('abort', look);
      resolve();
    };
    stop = connection.subscribe(look);
    signal?.addEventListener('abort', look);
    look();
  });
}
