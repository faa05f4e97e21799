import { type AppError, ok, type Result } from '@quits/errors';
import { type Doc, generateId, serverTimestamp } from '@quits/firestore';
import type { Database } from '../database.ts';
import { groups } from './collections.ts';
import { purged } from './purge-collections.ts';
import type { Group } from './schema.ts';
import { noteGroupChange, putGroupChange } from './change-group.ts';
import { Purge } from './purge.ts';
import { readFromServer } from '../io/read-from-server.ts';

/** Group to delete, and a function that deletes its files. */
export interface DeleteGroupRequest {
  readonly groupId: string;
  readonly uid: string;
  /** Deletes every file below a path, and returns their number. */
  readonly deleteFiles: (folder: string) => Promise<Result<number, AppError>>;
  /** Called with the number of documents deleted so far. */
  readonly onProgress?: (deleted: number) => void;
  readonly signal?: AbortSignal;
}

type Done = Result<undefined, AppError>;

/**
 * Deletes a group permanently: files, comments, expenses, months, invites, series and history, and
 * finally the group. Requires a connection and an owner. Marks the group first, so that an
 * interrupted deletion can be repeated; succeeds if the group no longer exists.
 */
export async function deleteGroup(database: Database, request: DeleteGroupRequest): Promise<Done> {
  const { groupId, uid, deleteFiles } = request;
  const found = await readGroup(database, groupId);
  if (!found.ok) return found;
  if (found.value === undefined) return ok(undefined);
  const marked = await mark(database, found.value, uid);
  if (!marked.ok) return marked;
  for (const folder of ['receipts', 'photos']) {
    const files = await deleteFiles(`groups/${groupId}/${folder}`);
    if (!files.ok) return files;
  }
  const purge = new Purge(database, request);
  const emptied = await purge.everything(found.value.data.memberUids);
  if (!emptied.ok) return emptied;
  return purge.commit([(batch) => batch.delete(purged.group, {}, groupId)]);
}

/** The server doesn't reveal the existence of an unreadable group, so that counts as deleted. */
async function readGroup(
  database: Database,
  groupId: string,
): Promise<Result<Doc<Group> | undefined, AppError>> {
  const found = await readFromServer(database, database.liveDocument(groups, { id: groupId }));
  if (found.ok) return ok(found.value);
  return found.error.code === 'firestore/permission-denied' ? ok(undefined) : found;
}

async function mark(database: Database, group: Doc<Group>, uid: string): Promise<Done> {
  const { data } = group;
  if (data.deletingAt !== undefined) return ok(undefined);
  const rev = generateId();
  const write = database.write('delete-group', (batch) => {
    const fields = {
      ...(data.archivedAt === undefined ? { archivedAt: serverTimestamp() } : {}),
      deletingAt: serverTimestamp(),
    };
    putGroupChange(batch, group, { fields, rev });
    noteGroupChange(batch, { groupId: group.id, uid, rev, note: { change: 'archived' } });
  });
  const done = await write.settled;
  // No draft needed: the operation is idempotent and resumes.
  if (!done.ok) await database.discardWrite(write.id);
  return done;
}
