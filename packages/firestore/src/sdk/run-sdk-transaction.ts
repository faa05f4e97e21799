import { doc, runTransaction } from 'firebase/firestore';
import type { RawData } from '../collection/raw-data.ts';
import type { WriteOperation } from '../journal/operation.ts';
import type { Connected } from './connect-sdk.ts';

/** Reads a document inside a transaction; `undefined` when it does not exist. */
export type ReadInside = (path: string) => Promise<RawData | undefined>;

/** Runs reads and then writes atomically; may run several times under contention. */
export async function runSdkTransaction(
  { db, sdk }: Connected,
  run: (read: ReadInside) => Promise<readonly WriteOperation[]>,
): Promise<void> {
  await runTransaction(db, async (transaction) => {
    const operations = await run(async (path) => {
      const data = (await transaction.get(doc(db, path))).data();
      return data && sdk.decodeFields(data);
    });
    sdk.applyOperations(db, transaction, operations);
  });
}
