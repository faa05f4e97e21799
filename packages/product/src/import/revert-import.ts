import { type AppError, ok, type Result } from '@quits/errors';
import { serverTimestamp } from '@quits/firestore';
import type { Database } from '../database.ts';
import { expenses } from '../expense/collections.ts';
import { countingOf, madeOn, stampOf } from '../expense/change-expense.ts';
import { countInCommits } from '../sums/count-in-commits.ts';
import { readWholeGroup } from '../expense/read-whole-group.ts';
import { revertSeries } from './import-series.ts';

/** Expenses of an import to revert. */
export interface TakeBackRequest {
  readonly groupId: string;
  readonly uid: string;
  /** Whether the account owns the group. @default false */
  readonly owns?: boolean;
  readonly ids: ReadonlySet<string>;
  /** Series of the import to remove. @default none */
  readonly series?: readonly string[];
  readonly onProgress?: (count: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Reverts an import: removes its series and deletes its expenses; importing the same file restores them. Safe to repeat
 * after an interruption.
 */
export async function revertImport(
  database: Database,
  { groupId, uid, owns = false, ids, series = [], onProgress, signal }: TakeBackRequest,
): Promise<Result<number, AppError>> {
  const stopping = signal === undefined ? {} : { signal };
  // First, so that no device adds what becomes due meanwhile.
  const ended = await revertSeries(database, { groupId, uid }, { ids: series, ...stopping });
  if (!ended.ok) return ended;
  const there = await readWholeGroup(database, groupId, { source: 'server', ...stopping });
  if (!there.ok) return there;
  const brought = there.value.docs.filter(
    ({ id, data }) => ids.has(id) && data.deletedAt === undefined,
  );
  let gone = 0;
  onProgress?.(0, brought.length);
  const done = await countInCommits(database, {
    groupId,
    uid,
    owns,
    items: brought,
    change: 'reverted',
    changeOf: ({ id, data }) => ({ expenseId: id, before: data }),
    put: (batch, doc, rev) => {
      const patch = {
        deletedAt: serverTimestamp(),
        reverted: true,
        counted: countingOf(doc),
        ...stampOf(doc, uid, rev),
      };
      batch.update(expenses, { groupId }, doc.id, patch, madeOn(doc));
    },
    onProgress: (count) => {
      gone = count;
      onProgress?.(count, brought.length);
    },
    ...stopping,
  });
  return done.ok ? ok(gone) : done;
}
