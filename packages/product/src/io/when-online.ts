import { observeConnection } from '@quits/firestore';
import type { Database } from '../database.ts';

/** Resolves once it is not known that there is no connection, or when the waiting is given up. */
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
