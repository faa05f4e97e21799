import { type AppError, ok, type Result } from '@quits/errors';
import { deleteField, serverTimestamp, type WriteBatch } from '@quits/firestore';
import type { Database } from '../database.ts';
import { expenses } from '../expense/collections.ts';
import { countedOf } from '../expense/to-ledger-entry.ts';
import { expectedOf } from '../values/revision.ts';
import { createExpense } from '../expense/add-expense.ts';
import { countInCommits } from '../sums/count-in-commits.ts';
import type { NewExpense } from '../expense/new-expense.ts';

/** An expense with an id derived from its contents, so that repeated imports are harmless. */
export interface IdentifiedExpense extends NewExpense {
  readonly id: string;
  /** Base revision, if the expense was imported and reverted before. */
  readonly revertedAt?: string;
}

/** Group and expenses of an import. */
export interface ImportEntriesRequest {
  readonly groupId: string;
  readonly uid: string;
  /** Whether the account owns the group: only owners count several expenses in one commit. @default false */
  readonly owns?: boolean;
  /** Expenses that the group does not have, naming its people. */
  readonly entries: readonly IdentifiedExpense[];
  /** Called with the number of expenses that the server has. */
  readonly onProgress?: (count: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Adds many expenses without the write journal, which would take many times as long. Interrupted
 * imports keep what was added; repeat with the missing entries to resume.
 */
export async function importEntries(
  database: Database,
  { groupId, uid, owns = false, entries, onProgress, signal }: ImportEntriesRequest,
): Promise<Result<number, AppError>> {
  let added = 0;
  return countInCommits(database, {
    groupId,
    uid,
    owns,
    items: entries,
    change: 'imported',
    changeOf: (entry) => ({ expenseId: entry.id, after: entry }),
    put: (batch, entry, rev) => putEntry(batch, { groupId, uid, rev }, entry),
    onProgress: (count) => {
      added = count;
      onProgress?.(count);
    },
    ...(signal === undefined ? {} : { signal }),
  }).then((done) => (done.ok ? ok(added) : done));
}

function putEntry(
  batch: WriteBatch,
  { groupId, uid, rev }: Pick<ImportEntriesRequest, 'groupId' | 'uid'> & { readonly rev: string },
  { id, revertedAt, ...expense }: IdentifiedExpense,
): void {
  if (revertedAt === undefined) {
    createExpense(batch, { groupId, uid, expenseId: id, rev, expense });
    return;
  }
  const patch = {
    ...expense,
    notes: expense.notes ?? '',
    receipts: [],
    counted: countedOf(id, expense),
    updatedAt: serverTimestamp(),
    updatedBy: uid,
    deletedAt: deleteField(),
    reverted: deleteField(),
    rev,
    base: revertedAt,
  };
  batch.update(expenses, { groupId }, id, patch, { expects: expectedOf(revertedAt) });
}
