import type { AppError, Result } from '@quits/errors';
import { runTransaction, type WriteBatch } from '@quits/firestore';
import type { Database } from '../database.ts';

/** Commits immediately or fails: nothing is queued while offline. */
export function commitNow(
  database: Database,
  write: (batch: WriteBatch) => void,
): Promise<Result<undefined, AppError>> {
  return runTransaction<undefined>(database, async () => ({ value: undefined, write }));
}
