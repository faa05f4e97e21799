import type { Database, RejectedWrite, WriteBatch } from '@quits/firestore';
import { useUser } from '@quits/auth/react';
import { useDatabase, useSyncStatus } from '@quits/firestore/react';
import { useEffect, useRef } from 'react';
import { convertAll } from '@quits/product/refused/convert-write.ts';
import { rebasedChange } from '@quits/product/refused/rebased-change.ts';
import { isOfVersionOne, isVoid, linksOf } from '@quits/product/refused/refused-chain.ts';

/** Labels of writes that may depend on an earlier group change, such as on a new person. */
const WAIT: ReadonlySet<string> = new Set(['add-expense', 'record-payment']);

/**
 * Retries rejected writes. Rebases a group change onto the current group if it conflicts with another member's change of other
 * fields, and then retries the expenses that depended on it. Discards steps of an interrupted group deletion and writes without
 * effect; converts unsent writes of the app's first version.
 */
export function useRebasedChanges(): void {
  const database = useDatabase();
  const { rejected: refused } = useSyncStatus();
  const tried = useRef(new Set<string>());
  const conversions = useRef(Promise.resolve());
  const uid = useUser()?.uid;

  useEffect(() => {
    for (const write of refused) {
      if (tried.current.has(write.id)) continue;
      if (isStepOfDeletion(write) || isVoid(write)) {
        tried.current.add(write.id);
        void database.discardWrite(write.id);
        continue;
      }
      if (linksOf(write).every(isOfVersionOne) && uid !== undefined) {
        tried.current.add(write.id);
        conversions.current = conversions.current.then(() => convertAll(database, write, uid));
        continue;
      }
      const change = rebasedChange(write);
      if (change === undefined) continue;
      tried.current.add(write.id);
      void makeAgain(database, write, change);
    }
  }, [database, refused, uid]);
}

/** Returns whether an interrupted group deletion left this write; the group itself says that the deletion isn't complete. */
function isStepOfDeletion({ label, operations }: RejectedWrite): boolean {
  return label === 'delete-group' && operations.every(({ kind }) => kind === 'delete');
}

async function makeAgain(
  database: Database,
  write: RejectedWrite,
  change: (batch: WriteBatch) => void,
): Promise<void> {
  const again = database.write(write.label, change, { draft: write.draft, replaces: write.id });
  const done = await again.settled;
  if (!done.ok) return;
  for (const { id, label, at } of database.syncStatus.getState().rejected) {
    if (WAIT.has(label) && at > write.at) database.retryWrite(id);
  }
}
