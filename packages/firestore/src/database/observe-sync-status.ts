import { CORE } from '../live/core-key.ts';
import type { ReadonlyStore } from '@quits/firebase-core';
import type { DatabaseReader } from './database.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import type { WriteStatus } from '../write/sync-status.ts';

/** Returns the status of the writes to one document; the least advanced one counts. */
export function observeSyncStatus(
  { [CORE]: core }: DatabaseReader,
  path: string,
): ReadonlyStore<WriteStatus> {
  const { ownWrites, status } = core.writes;
  return { getState: () => statusOfPath(ownWrites(), path), subscribe: status.subscribe };
}

/** Returns the status of the entries that write to one document. */
export function statusOfPath(entries: readonly JournalEntry[], path: string): WriteStatus {
  const touching = entries.filter(({ operations }) => operations.some((one) => one.path === path));
  if (touching.some(({ refusal }) => refusal !== undefined)) return 'rejected';
  return touching.length > 0 ? 'pending' : 'synced';
}
