import {
  disableNetwork,
  doc,
  enableNetwork,
  type Firestore,
  getDocFromServer,
  onSnapshotsInSync,
  runTransaction,
  waitForPendingWrites,
} from 'firebase/firestore';
import type { RawData } from '../collection/raw-data.ts';
import type { Sdk } from './connect-sdk.ts';

/**
 * Reads the server's version of a document with this device's pending writes applied; `undefined`
 * if it doesn't exist.
 */
export async function readFromServer(
  db: Firestore,
  { decodeFields }: Sdk,
  path: string,
): Promise<RawData | undefined> {
  const data = (await getDocFromServer(doc(db, path))).data();
  return data && decodeFields(data);
}

/** Aborts a transaction that was only started to read. */
const ENOUGH = new Error('Nothing to write.');

/** Reads a document as the server holds it, whatever waits on this device: only transactions do. */
export async function readBelow(
  db: Firestore,
  { decodeFields }: Sdk,
  path: string,
): Promise<RawData | undefined> {
  const found: RawData[] = [];
  try {
    await runTransaction(
      db,
      async (transaction) => {
        const data = (await transaction.get(doc(db, path))).data();
        if (data !== undefined) found.push(decodeFields(data));
        throw ENOUGH;
      },
      { maxAttempts: 1 },
    );
  } catch (cause) {
    if (cause !== ENOUGH) throw cause;
  }
  return found[0];
}

/** Settles once the server has answered every write that is queued on this device now. */
export async function pendingWritesFlushed(db: Firestore): Promise<void> {
  await waitForPendingWrites(db);
}

/**
 * Reconnects without waiting for the provider's back-off. Both calls must be made in the same tick:
 * enabling a network that is already enabled makes the SDK open a second write stream, and break on
 * its handshake.
 */
export async function reconnect(db: Firestore): Promise<void> {
  await Promise.all([disableNetwork(db), enableNetwork(db)]);
}

/** Does nothing. @throws {Error} if the SDK has failed fatally */
export function assertAlive(db: Firestore): void {
  onSnapshotsInSync(db, () => undefined)();
}
