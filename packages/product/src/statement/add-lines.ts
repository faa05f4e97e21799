import { type AppError, err, createAppError, ok, type Result } from '@quits/errors';
import { getOnce } from '@quits/firestore';
import type { Database } from '../database.ts';
import { expenses } from '../expense/collections.ts';
import type { IdentifiedExpense } from '../import/import-entries.ts';
import { importEntries } from '../import/import-entries.ts';
import { whenOnline } from '../io/when-online.ts';

/** Ids of one query. */
const AT_ONCE = 30;

/** Expenses made of lines of a statement. */
export interface AddLinesRequest {
  readonly groupId: string;
  readonly uid: string;
  /** Whether the account owns the group. */
  readonly owns: boolean;
  readonly entries: readonly IdentifiedExpense[];
  readonly onProgress?: (count: number) => void;
  readonly signal?: AbortSignal;
}

/** Result of {@link addLines}. */
export interface AddedLines {
  /** Ids of the expenses that were added, for an undo. */
  readonly ids: readonly string[];
  /** Number of lines that the group had already, for example since another device added them. */
  readonly known: number;
  /** Whether they are sent once there is a connection. @default false */
  readonly isQueued?: boolean;
}

/**
 * Adds lines of a statement, an owner's in one commit; waits for a connection. Lines that the group has by now are left out, and
 * those of an undone addition come back.
 */
export async function addLines(
  database: Database,
  { entries, signal, ...request }: AddLinesRequest,
): Promise<Result<AddedLines, AppError>> {
  const stopping = signal === undefined ? {} : { signal };
  await whenOnline(database, signal);
  const revisions = new Map<string, string | undefined>();
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    if (signal?.aborted === true) return err(createAppError('network/aborted'));
    const ids = entries.slice(at, at + AT_ONCE).map(({ id }) => id);
    const { groupId } = request;
    const there = await getOnce(database, expenses, { groupId }, (q) => q.whereId('in', ids), {
      source: 'server',
    });
    if (!there.ok) return there;
    for (const path of there.value.paths) revisions.set(path.split('/').at(-1) ?? '', undefined);
    for (const { id, data } of there.value.data) {
      if (data.reverted === true) revisions.set(id, data.rev);
    }
  }
  const fresh = entries.flatMap((entry): IdentifiedExpense[] => {
    if (!revisions.has(entry.id)) return [entry];
    const revertedAt = revisions.get(entry.id);
    return revertedAt === undefined ? [] : [{ ...entry, revertedAt }];
  });
  const added = await importEntries(database, { ...request, entries: fresh, ...stopping });
  if (!added.ok) return added;
  return ok({ ids: fresh.map(({ id }) => id), known: entries.length - fresh.length });
}
