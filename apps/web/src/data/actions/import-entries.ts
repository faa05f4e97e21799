import { type AppError, appError, err, ok, type Result } from '@quits/errors';
import { type Database, serverTimestamp } from '@quits/firestore';
import { expenses } from '../collections.ts';
import { noteGroupChange } from './change-group.ts';
import { commitsOf } from './commits-of.ts';
import { moveAllSums } from './move-sums.ts';
import type { NewExpense } from './new-expense.ts';

/** An expense whose id depends on what it says, so that it can be brought in again without harm. */
export interface IdentifiedExpense extends NewExpense {
  readonly id: string;
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
 * Adds many expenses in as few commits as they fit in, one after the other. What was added before it
 * was interrupted stays; doing it again with what is missing goes on.
 */
export async function importEntries(
  database: Database,
  { groupId, uid, entries, onProgress, signal }: ImportEntriesRequest,
): Promise<Result<number, AppError>> {
  let added = 0;
  for (const commit of commitsOf(entries)) {
    if (signal?.aborted === true) return err(appError('network/aborted'));
    const write = database.write('import', (batch) => {
      for (const { id, ...expense } of commit) {
        batch.create(expenses, { groupId }, id, {
          ...expense,
          notes: expense.notes ?? '',
          receipts: [],
          createdAt: serverTimestamp(),
          createdBy: uid,
          updatedAt: serverTimestamp(),
          updatedBy: uid,
          version: 1,
        });
      }
      moveAllSums(
        batch,
        groupId,
        commit.map(({ id, ...after }) => ({ expenseId: id, after })),
      );
      const note = { change: 'imported', count: commit.length } as const;
      noteGroupChange(batch, { groupId, uid, note });
    });
    const done = await write.settled;
    if (!done.ok) {
      // The file is still there; trying again adds what is missing.
      await database.discardWrite(write.id);
      return done;
    }
    added += commit.length;
    onProgress?.(added);
  }
  return ok(added);
}
