import { doc, type Firestore, runTransaction } from 'firebase/firestore';
import type { RawData } from '../collection/define-collection.ts';
import type { WriteOperation } from '../write/operation.ts';
import { applyOperations } from './commit.ts';
import { decodeFields } from './decode.ts';

/** Reads a document inside a transaction; `undefined` when it does not exist. */
export type ReadInside = (path: string) => Promise<RawData | undefined>;

/** Runs reads and then writes as one; may run several times when others interfere. */
export async function transact(
  db: Firestore,
  run: (read: ReadInside) => Promise<readonly WriteOperation[]>,
): Promise<void> {
  await runTransaction(db, async (transaction) => {
    const operations = await run(async (path) => {
      const data = (await transaction.get(doc(db, path))).data();
      return data === undefined ? undefined : decodeFields(data);
    });
    applyOperations(db, transaction, operations);
  });
}
