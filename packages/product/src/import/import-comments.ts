import { type AppError, ok, type Result } from '@quits/errors';
import { serverTimestamp } from '@quits/firestore';
import type { ExportedComment, ImportedFile } from '@quits/ledger/files';
import { comments } from '../comment/collections.ts';
import { putCommentCount } from '../comment/comment.ts';
import type { Database } from '../database.ts';
import { commitWhenOnline } from '../io/commit-when-online.ts';
import type { Group } from '../group/schema.ts';
import { readAll } from '../io/read-pages.ts';
import { firstCharacters, LIMITS } from '../limits.ts';
import type { ImportJob } from './import-job.ts';

/** Comments to import. */
export interface CommentsRequest {
  readonly file: ImportedFile;
  readonly group: Pick<Group, 'people'>;
  /** Expenses that the import added. */
  readonly brought: readonly string[];
  readonly signal?: AbortSignal;
}

/** Number of expenses whose comments are written concurrently. */
const AT_ONCE = 8;

/**
 * Adds the comments of imported expenses. Nobody can write in the name of others, so each is the importer's, and those of others begin with
 * the author and the day. Safe to repeat: their ids follow from their place.
 */
export async function importComments(
  database: Database,
  job: Pick<ImportJob, 'groupId' | 'uid'>,
  { file, group, brought, signal }: CommentsRequest,
): Promise<Result<undefined, AppError>> {
  const added = new Set(brought);
  const own = Object.values(group.people).find((person) => person.uid === job.uid)?.name;
  const waiting = file.entries.filter(
    ({ id, comments: said }) => said !== undefined && added.has(id),
  );
  for (let begin = 0; begin < waiting.length; begin += AT_ONCE) {
    const done = await Promise.all(
      waiting
        .slice(begin, begin + AT_ONCE)
        .map(({ id, comments: said = [] }) => commentOn(database, job, { id, said, own, signal })),
    );
    const failed = done.find((one) => !one.ok);
    if (failed !== undefined) return failed;
  }
  return ok(undefined);
}

interface Said {
  readonly id: string;
  readonly said: readonly ExportedComment[];
  /** Name of the importer in the group. */
  readonly own: string | undefined;
  readonly signal: AbortSignal | undefined;
}

async function commentOn(
  database: Database,
  { groupId, uid }: Pick<ImportJob, 'groupId' | 'uid'>,
  { id: expenseId, said, own, signal }: Said,
): Promise<Result<undefined, AppError>> {
  const place = { groupId, expenseId };
  const there = await readAll(database, comments, place, { source: 'server', signal });
  if (!there.ok) return there;
  const known = new Set(there.value.docs.map(({ id }) => id));
  for (const [index, comment] of said.entries()) {
    const id = `imported-${String(index)}`;
    if (known.has(id)) continue;
    const done = await commitWhenOnline(database, signal, (batch) => {
      const at = serverTimestamp();
      batch.create(comments, place, id, { text: textOf(comment, own), by: uid, at, counted: true });
      putCommentCount(batch, place, { id, change: 1 });
    });
    if (!done.ok) return done;
  }
  return ok(undefined);
}

function textOf({ by, at, text }: ExportedComment, own: string | undefined): string {
  const told = by === own ? text : `${by}, ${at.slice(0, 10)}: ${text}`;
  return firstCharacters(told, LIMITS.text.comment).trim();
}
