import { type AppError, ok, type Result } from '@quits/errors';
import { type Database, type Doc, serverTimestamp } from '@quits/firestore';
import { expenses } from '../collections.ts';
import type { Expense } from '../schemas/expense.ts';
import { noteGroupChange } from './change-group.ts';
import { commitsOf } from './commits-of.ts';
import { commitPatiently } from './import-entries.ts';
import { moveAllSums } from './move-sums.ts';
import { readWholeGroup } from './read-whole-group.ts';

/** Which expenses of a group an import brought. */
export interface TakeBackRequest {
  readonly groupId: string;
  readonly uid: string;
  readonly ids: ReadonlySet<string>;
  readonly onProgress?: (count: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Takes the expenses of an import out of a group again, as if each was deleted; the same file brings
 * them back. Doing it again goes on with what is left.
 */
export async function takeBackImport(
  database: Database,
  { groupId, uid, ids, onProgress, signal }: TakeBackRequest,
): Promise<Result<number, AppError>> {
  const stopping = signal === undefined ? {} : { signal };
  const there = await readWholeGroup(database, groupId, { from: 'server', ...stopping });
  if (!there.ok) return there;
  const brought = there.value.docs.filter(
    ({ id, data }) => ids.has(id) && data.deletedAt === undefined,
  );
  let gone = 0;
  onProgress?.(0, brought.length);
  for (const commit of commitsOf(brought.map(weighed))) {
    const done = await commitPatiently(database, signal, (batch) => {
      for (const { doc } of commit) {
        batch.update(expenses, { groupId }, doc.id, {
          deletedAt: serverTimestamp(),
          takenBack: true,
          updatedAt: serverTimestamp(),
          updatedBy: uid,
          version: doc.data.version + 1,
        });
      }
      moveAllSums(
        batch,
        groupId,
        commit.map(({ doc }) => ({ expenseId: doc.id, before: doc.data })),
      );
      const note = { change: 'takenBack', count: commit.length } as const;
      noteGroupChange(batch, { groupId, uid, note });
    });
    if (!done.ok) return done;
    gone += commit.length;
    onProgress?.(gone, brought.length);
  }
  return ok(gone);
}

function weighed(doc: Doc<Expense>) {
  const { payers, shares, category } = doc.data;
  return { doc, payers, shares, category };
}
