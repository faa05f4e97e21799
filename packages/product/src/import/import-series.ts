import { type AppError, ok, type Result } from '@quits/errors';
import { generateId, serverTimestamp } from '@quits/firestore';
import type { Database } from '../database.ts';
import { commitWhenOnline } from '../io/commit-when-online.ts';
import { readAll } from '../io/read-pages.ts';
import { recurring } from '../series/collections.ts';
import type { ImportJob } from './import-job.ts';
import type { PlannedSeries } from './import-plan.ts';

/** Number of series per commit. */
const AT_ONCE = 10;

/** Adds the series that a group doesn't have yet; safe to repeat. */
export async function importSeries(
  database: Database,
  { groupId, uid }: Pick<ImportJob, 'groupId' | 'uid'>,
  { series, signal }: { readonly series: readonly PlannedSeries[]; readonly signal?: AbortSignal },
): Promise<Result<undefined, AppError>> {
  if (series.length === 0) return ok(undefined);
  const there = await readAll(database, recurring, { groupId }, { source: 'server', signal });
  if (!there.ok) return there;
  const known = new Set(there.value.docs.map(({ id }) => id));
  const missing = series.filter(({ id }) => !known.has(id));
  for (let begin = 0; begin < missing.length; begin += AT_ONCE) {
    const done = await commitWhenOnline(database, signal, (batch) => {
      for (const { id, isPaused, ...one } of missing.slice(begin, begin + AT_ONCE)) {
        batch.create(recurring, { groupId }, id, {
          ...one,
          ...(isPaused ? { pausedAt: serverTimestamp() } : {}),
          createdAt: serverTimestamp(),
          createdBy: uid,
          updatedAt: serverTimestamp(),
          updatedBy: uid,
          rev: generateId(),
        });
      }
    });
    if (!done.ok) return done;
  }
  return ok(undefined);
}
