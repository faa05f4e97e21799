import { type AppError, ok, type Result } from '@quits/errors';
import { generateId } from '@quits/firestore';
import type { Database } from '../database.ts';
import { purged } from './purge-collections.ts';
import { FEW } from '../io/few-at-a-time.ts';
import { noteGroupChange } from './change-group.ts';
import { commitNow } from '../io/commit-now.ts';

/** Documents to delete, and the author. */
export interface RemoveUnreadableRequest {
  readonly groupId: string;
  readonly uid: string;
  /** Ids of expenses that no version of the app can read. */
  readonly ids: readonly string[];
}

/** Removes expenses that can't be read for good; for editors, with a connection. They count nowhere. */
export async function removeUnreadable(
  database: Database,
  { groupId, uid, ids }: RemoveUnreadableRequest,
): Promise<Result<undefined, AppError>> {
  for (let at = 0; at < ids.length; at += FEW) {
    const done = await commitNow(database, (batch) => {
      for (const id of ids.slice(at, at + FEW)) batch.delete(purged.expenses, { groupId }, id);
      const rev = generateId();
      noteGroupChange(batch, { groupId, uid, rev, note: { change: 'repaired' } });
    });
    if (!done.ok) return done;
  }
  return ok(undefined);
}
