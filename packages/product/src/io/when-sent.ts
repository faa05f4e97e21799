import { observeConnection, waitForPendingWrites } from '@quits/firestore';
import type { Database } from '../database.ts';

/**
 * Resolves once nothing of this device waits to be sent, or when it is known that there is no connection to send it by: what
 * is shown as waiting may not have reached the store yet that is read from.
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
