import { type AppError, createAppError, err, type Result } from '@quits/errors';
import type { WriteBatch } from '@quits/firestore';
import type { Database } from '../database.ts';
import { commitNow } from './commit-now.ts';
import { whenOnline } from './when-online.ts';

/** Commits once online; a write whose result is unknown is not repeated. */
export async function commitWhenOnline(
  database: Database,
  signal: AbortSignal | undefined,
  write: (batch: WriteBatch) => void,
): Promise<Result<undefined, AppError>> {
  for (;;) {
    if (signal?.aborted === true) return err(createAppError('network/aborted'));
    const done = await commitNow(database, write);
    if (done.ok || done.error.code !== 'write/offline-needed') return done;
    await whenOnline(database, signal);
  }
}
