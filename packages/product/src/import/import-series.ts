import { type AppError, ok, type Result } from '@quits/errors';
import { generateId, serverTimestamp } from '@quits/firestore';
import type { Database } from '../database.ts';
import { commitWhenOnline } from '../io/commit-when-online.ts';
import { readAll } from '../io/read-pages.ts';
import { recurring } from '../series/collections.ts';
import { deleteSeries } from '../series/change-series.ts';
import type { ImportJob } from './import-job.ts';
import type { PlannedSeries } from './import-plan.ts';

/** Number of series per commit. */
const AT_ONCE = 10;

type Place = Pick<ImportJob, 'groupId' | 'uid'>;

/** Returns the ids of a group's series, from the server. */
export async function readSeriesIds(
  database: Database,
  { groupId }: Pick<ImportJob, 'groupId'>,
  signal?: AbortSignal,
): Promise<Result<readonly string[], AppError>> {
  const there = await readAll(database, recurring, { groupId }, { source: 'server', signal });
  return there.ok ? ok(there.value.docs.map(({ id }) => id)) : there;
}

/** Removes the series that an import has added; safe to repeat. */
export async function revertSeries(
  database: Database,
  { groupId, uid }: Place,
  { ids, signal }: { readonly ids: readonly string[]; readonly signal?: AbortSignal },
): Promise<Result<undefined, AppError>> {
  if (ids.length === 0) return ok(undefined);
  const there = await readAll(database, recurring, { groupId }, { source: 'server', signal });
  if (!there.ok) return there;
  for (const series of there.value.docs.filter(({ id }) => ids.includes(id))) {
    const write = deleteSeries(database, { groupId, uid, series });
    const done = await write.settled;
    if (done.ok) continue;
    await database.discardWrite(write.id);
    return done;
  }
  return ok(undefined);
}

/** Adds the series that a group doesn't have yet; safe to repeat. */
export async function importSeries(
  database: Database,
  { groupId, uid }: Place,
  { series, signal }: { readonly series: readonly PlannedSeries[]; readonly signal?: AbortSignal },
): Promise<Result<undefined, AppError>> {
  if (series.length === 0) return ok(undefined);
  const there = await readSeriesIds(database, { groupId }, signal);
  if (!there.ok) return there;
  const known = new Set(there.value);
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
