import type { Database, RefusedWrite, WriteBatch } from '@quits/firestore';
import { useDatabase, useSyncStatus } from '@quits/firestore/react';
import { useEffect, useRef } from 'react';
import { rebasedChange } from '../data/rebased-change.ts';

/**
 * Makes changes of a group that were refused for somebody else's once more on what it is now, where
 * the two do not touch the same; and sends the expenses again that waited for them.
 */
export function useRebasedChanges(): void {
  const database = useDatabase();
  const { refused } = useSyncStatus();
  const tried = useRef(new Set<string>());

  useEffect(() => {
    for (const write of refused) {
      if (tried.current.has(write.id)) continue;
      const change = rebasedChange(write);
      if (change === undefined) continue;
      tried.current.add(write.id);
      void makeAgain(database, write, change);
    }
  }, [database, refused]);
}

async function makeAgain(
  database: Database,
  write: RefusedWrite,
  change: (batch: WriteBatch) => void,
): Promise<void> {
  const again = database.write(write.label, change, { draft: write.draft });
  await database.discardWrite(write.id);
  const done = await again.settled;
  if (!done.ok) return;
  for (const { id, label, at } of database.syncStatus.get().refused) {
    if (label === 'add-expense' && at > write.at) database.retryWrite(id);
  }
}
