import { type AppError, ok, type Result } from '@quits/errors';
import {
  deleteField,
  type Doc,
  generateId,
  valuesEqual,
  serverTimestamp,
  type WriteBatch,
} from '@quits/firestore';
import type { Database } from '../database.ts';
import { recurring } from '../series/collections.ts';
import { isPaused } from '../series/recurrence.ts';
import type { Recurring } from '../series/schema.ts';
import { keptParts, type Merging, names, replacedParts } from './merged-parts.ts';
import { readPages } from '../io/read-pages.ts';

type Done = Result<undefined, AppError>;

/** Series to change. */
export interface MergeSeriesRequest extends Merging {
  readonly groupId: string;
  readonly uid: string;
}

/**
 * Replaces the merged person in series. A series of payments that would go to its own payer is
 * paused unchanged.
 */
export async function mergeSeries(database: Database, request: MergeSeriesRequest): Promise<Done> {
  const { groupId, gone } = request;
  for await (const page of readPages(database, recurring, { groupId }, { source: 'server' })) {
    if (!page.ok) return page;
    for (const series of page.value.data) {
      const { template, mergedFrom } = series.data;
      if (!names(template, gone) || mergedFrom?.[gone] !== undefined) continue;
      const after = replacedParts(series.id, template, request);
      if (after === undefined && isPaused(series.data)) continue;
      const rev = generateId();
      const kept = keptParts(template, rev);
      const done = await put(database, (batch) => {
        batch.update(
          recurring,
          { groupId },
          series.id,
          {
            ...(after === undefined ? { pausedAt: serverTimestamp() } : { template: after }),
            [`mergedFrom.${gone}`]: after === undefined ? { ...kept, isOut: true } : kept,
            ...stampOf(series, request.uid, rev),
          },
          madeOn(series),
        );
      });
      if (!done.ok) return done;
    }
  }
  return ok(undefined);
}

/** Returns whether a series that a merge changed was edited afterward. */
export function isSeriesTouched({ id, data }: Doc<Recurring>, merging: Merging): boolean {
  const was = data.mergedFrom?.[merging.gone];
  if (was === undefined) return false;
  const { template } = data;
  const { payers, shares, split } = was;
  const after = replacedParts(id, { ...template, payers, shares, split }, merging);
  const expected = after ?? { payers, shares, split };
  return !(['payers', 'shares', 'split'] as const).every((part) =>
    valuesEqual(template[part], expected[part]),
  );
}

/** Reverts a merge's changes of a series. */
export function unmergeSeries(
  database: Database,
  request: MergeSeriesRequest,
  series: Doc<Recurring>,
): Promise<Done> {
  const was = series.data.mergedFrom?.[request.gone];
  if (was === undefined) return Promise.resolve(ok(undefined));
  const { payers, shares, split, isOut = false } = was;
  return put(database, (batch) => {
    batch.update(
      recurring,
      { groupId: request.groupId },
      series.id,
      {
        ...(isOut ? { pausedAt: deleteField() } : {}),
        template: { ...series.data.template, payers, shares, split },
        [`mergedFrom.${request.gone}`]: deleteField(),
        ...stampOf(series, request.uid, generateId()),
      },
      madeOn(series),
    );
  });
}

/** No draft needed for rejected writes: the operation is idempotent and resumes. */
async function put(database: Database, write: (batch: WriteBatch) => void): Promise<Done> {
  const handle = database.write('merge-people', write);
  const done = await handle.settled;
  if (!done.ok) await database.discardWrite(handle.id);
  return done;
}

function stampOf({ data }: Doc<Recurring>, uid: string, rev: string) {
  return { updatedAt: serverTimestamp(), updatedBy: uid, rev, base: data.rev };
}

function madeOn({ data }: Doc<Recurring>) {
  return { expects: { rev: data.rev === '' ? null : data.rev } };
}
