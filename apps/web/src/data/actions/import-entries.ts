import { type AppError, appError, err, ok, type Result } from '@quits/errors';
import { type Database, deleteField, serverTimestamp, type WriteBatch } from '@quits/firestore';
import { expenses } from '../collections.ts';
import { noteGroupChange } from './change-group.ts';
import { commitNow } from './commit-now.ts';
import { commitsOf } from './commits-of.ts';
import { moveAllSums } from './move-sums.ts';
import type { NewExpense } from './new-expense.ts';
import { whenOnline } from './when-online.ts';

/** An expense whose id depends on what it says, so that it can be brought in again without harm. */
export interface IdentifiedExpense extends NewExpense {
  readonly id: string;
  /** It was brought in and taken back before: the version of what is left of it. */
  readonly takenBackAt?: number;
}

/** What is brought into which group. */
export interface ImportEntriesRequest {
  readonly groupId: string;
  readonly uid: string;
  /** Expenses that the group does not have, naming its people. */
  readonly entries: readonly IdentifiedExpense[];
  /** Called with the number of expenses that the server has. */
  readonly onProgress?: (count: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Adds many expenses in as few commits as they fit in, one after the other, past what this device
 * keeps of its own changes: that would take many times as long. What was added before it was
 * interrupted stays; doing it again with what is missing goes on.
 */
export async function importEntries(
  database: Database,
  { groupId, uid, entries, onProgress, signal }: ImportEntriesRequest,
): Promise<Result<number, AppError>> {
  let added = 0;
  for (const commit of commitsOf(entries)) {
    const done = await commitPatiently(database, signal, (batch) => {
      for (const entry of commit) putEntry(batch, { groupId, uid }, entry);
      moveAllSums(
        batch,
        groupId,
        commit.map((entry) => ({ expenseId: entry.id, after: entry })),
      );
      const note = { change: 'imported', count: commit.length } as const;
      noteGroupChange(batch, { groupId, uid, note });
    });
    if (!done.ok) return done;
    added += commit.length;
    onProgress?.(added);
  }
  return ok(added);
}

function putEntry(
  batch: WriteBatch,
  { groupId, uid }: Pick<ImportEntriesRequest, 'groupId' | 'uid'>,
  { id, takenBackAt, ...expense }: IdentifiedExpense,
): void {
  const stored = {
    ...expense,
    notes: expense.notes ?? '',
    receipts: [],
    updatedAt: serverTimestamp(),
    updatedBy: uid,
  };
  if (takenBackAt === undefined) {
    const made = { createdAt: serverTimestamp(), createdBy: uid, version: 1 };
    batch.create(expenses, { groupId }, id, { ...stored, ...made });
  } else {
    const back = { deletedAt: deleteField(), takenBack: deleteField(), version: takenBackAt + 1 };
    batch.update(expenses, { groupId }, id, { ...stored, ...back });
  }
}

/** Commits once there is a connection; what was begun without knowing how it ended is refused. */
export async function commitPatiently(
  database: Database,
  signal: AbortSignal | undefined,
  write: (batch: WriteBatch) => void,
): Promise<Result<undefined, AppError>> {
  for (;;) {
    if (signal?.aborted === true) return err(appError('network/aborted'));
    const done = await commitNow(database, write);
    if (done.ok || done.error.code !== 'write/offline-needed') return done;
    await whenOnline(database, signal);
  }
}
