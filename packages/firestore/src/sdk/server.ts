import {
  disableNetwork,
  doc,
  enableNetwork,
  type Firestore,
  getDocFromServer,
  onSnapshotsInSync,
  waitForPendingWrites,
} from 'firebase/firestore';
import type { RawData } from '../collection/define-collection.ts';
import type { Sdk } from '../core/connect-sdk.ts';

/** Reads a document as the server holds it; `undefined` when it does not exist. */
export async function readFromServer(
  db: Firestore,
  { decodeFields }: Sdk,
  path: string,
): Promise<RawData | undefined> {
  const data = (await getDocFromServer(doc(db, path))).data();
  return data && decodeFields(data);
}

/** Settles once the server has answered every write that is queued on this device now. */
export async function queueDrained(db: Firestore): Promise<void> {
  await waitForPendingWrites(db);
}

/**
 * Connects afresh, without waiting for the provider's back-off to end. Not to be called again before it
 * has ended: enabling a network that is enabled makes the SDK open a second write stream beside the
 * first, and break on its greeting.
 */
export async function reconnect(db: Firestore): Promise<void> {
  await disableNetwork(db);
  await enableNetwork(db);
}

/** Does nothing. @throws {Error} when the SDK has broken */
export function checkSound(db: Firestore): void {
  onSnapshotsInSync(db, () => undefined)();
}
