import type { AppError, Result } from '@quits/errors';
import { runTransaction, type WriteBatch } from '@quits/firestore';
import type { Database } from '../database.ts';

/** Commits at once or fails: without a connection nothing is kept for later. */
export function commitNow(
  database: Database,
  write: (batch: WriteBatch) => void,
): Promise<Result<undefined, AppError>> {
  return runTransaction<undefined>(database, async () => ({ value: undefined, write }));
}
