import { observeConnection, waitForPendingWrites } from '@quits/firestore';
import type { Database } from '../database.ts';

/**
 * Resolves once this device has no pending writes, or is known to be offline; pending changes that
 * the app shows may not have reached the store that is read from.
 */
export async function whenSent(database: Database): Promise<void> {
  const connection = observeConnection(database);
  const giveUp = new AbortController();
  const look = () => {
    if (connection.getState().status === 'offline') giveUp.abort();
  };
  const stop = connection.subscribe(look);
  look();
  await waitForPendingWrites(database, { signal: giveUp.signal });
  stop();
}
