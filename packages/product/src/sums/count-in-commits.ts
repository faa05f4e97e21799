import { type AppError, ok, type Result } from '@quits/errors';
import { activity } from '../activity/collections.ts';
import { generateId, serverTimestamp, type WriteBatch } from '@quits/firestore';
import type { Database } from '../database.ts';
import { commitWhenOnline } from '../io/commit-when-online.ts';
import { noteGroupChange } from '../group/change-group.ts';
import { chunkIntoBatches, type Sized } from '../io/chunk-into-batches.ts';
import { fewAtATime } from '../io/few-at-a-time.ts';
import {
  type ExpenseChange,
  moveAllSums,
  applyBalanceDelta,
} from '../expense/apply-balance-delta.ts';
import { toActivitySnapshot } from '../expense/new-expense.ts';

/** Changes of many expenses, with a common activity entry. */
export interface CountInCommits<Item> {
  readonly groupId: string;
  readonly uid: string;
  /** Whether the account owns the group: only owners count several expenses in one commit. */
  readonly owns: boolean;
  readonly items: readonly Item[];
  /** Activity entry of a commit with several expenses. */
  readonly change: 'imported' | 'reverted' | 'merged' | 'unmerged';
  readonly changeOf: (item: Item) => ExpenseChange;
  /** Writes the expense of one; `rev` is the commit's revision. */
  readonly put: (batch: WriteBatch, item: Item, rev: string) => void;
  /** Called with the number of expenses that the server has. */
  readonly onProgress?: (count: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Number of concurrent commits of one expense; their sums are increments, so they don't conflict.
 */
const UNDER_WAY = 8;

/**
 * Writes many expenses with their sums. An owner's commits contain as many as fit; if the service
 * refuses one because its rules would read too many documents, a few at a time. Other members'
 * commits contain one each, whose sums the rules check.
 */
export async function countInCommits<Item>(
  database: Database,
  request: CountInCommits<Item>,
): Promise<Result<undefined, AppError>> {
  const { items, owns, changeOf, onProgress } = request;
  let count = 0;
  const report = (more: number) => onProgress?.((count += more));
  if (!owns) return oneByOne(database, request, report);
  for (const commit of chunkIntoBatches(
    items.map((item) => ({ ...weightOf(changeOf(item)), item })),
  )) {
    const some = commit.map(({ item }) => item);
    const done = await fewAtATime(some, async (together) => {
      const counted = await countTogether(database, request, together);
      if (counted.ok) report(together.length);
      return counted;
    });
    if (!done.ok) return done;
  }
  return ok(undefined);
}

function weightOf({ before, after }: ExpenseChange): Sized {
  const { payers = {}, shares = {}, category = '' } = after ?? before ?? {};
  return {
    payers: { ...before?.payers, ...payers },
    shares: { ...before?.shares, ...shares },
    category,
  };
}

function countTogether<Item>(
  database: Database,
  { groupId, uid, change, changeOf, put, signal }: CountInCommits<Item>,
  items: readonly Item[],
): Promise<Result<undefined, AppError>> {
  const rev = generateId();
  return commitWhenOnline(database, signal, (batch) => {
    for (const item of items) put(batch, item, rev);
    moveAllSums(batch, { groupId, rev }, items.map(changeOf));
    noteGroupChange(batch, { groupId, uid, rev, note: { change, count: items.length } });
  });
}

async function oneByOne<Item>(
  database: Database,
  request: CountInCommits<Item>,
  report: (more: number) => void,
): Promise<Result<undefined, AppError>> {
  let next = 0;
  let failed: Result<undefined, AppError> | undefined;
  async function work(): Promise<void> {
    for (let at = next; at < request.items.length && failed === undefined; at = next) {
      next += 1;
      const item = request.items[at];
      if (item === undefined) return;
      const done = await countAlone(database, request, item);
      if (done.ok) report(1);
      else failed ??= done;
    }
  }
  await Promise.all(Array.from({ length: Math.min(UNDER_WAY, request.items.length) }, work));
  return failed ?? ok(undefined);
}

function countAlone<Item>(
  database: Database,
  { groupId, uid, change, changeOf, put, signal }: CountInCommits<Item>,
  item: Item,
): Promise<Result<undefined, AppError>> {
  const rev = generateId();
  const moved = changeOf(item);
  return commitWhenOnline(database, signal, (batch) => {
    put(batch, item, rev);
    applyBalanceDelta(batch, { groupId, rev, ...moved });
    batch.create(
      activity,
      { groupId },
      rev,
      {
        at: serverTimestamp(),
        by: uid,
        what: whatOf(moved, change),
        target: { kind: 'expense', id: moved.expenseId },
        before: moved.before === undefined ? null : toActivitySnapshot(moved.before),
        after: moved.after === undefined ? null : toActivitySnapshot(moved.after),
      },
      { proof: true },
    );
  });
}

function whatOf({ before, after }: ExpenseChange, change: CountInCommits<unknown>['change']) {
  // A deleted expense only had its people replaced.
  if (before === undefined && after === undefined) return 'edited';
  if (change === 'reverted' || after === undefined) return 'deleted';
  if (before !== undefined) return 'edited';
  return change === 'unmerged' ? 'restored' : 'created';
}
