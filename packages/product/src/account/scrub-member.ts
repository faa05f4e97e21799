import { type AppError, ok, type Result } from '@quits/errors';
import { defineCollectionGroup, type Doc, getOnce } from '@quits/firestore';
import type { Database } from '../database.ts';
import * as v from 'valibot';
import { commitNow } from '../io/commit-now.ts';
import { fewAtATime } from '../io/few-at-a-time.ts';
import { groups } from '../group/collections.ts';
import { type CommentPlace, putCommentCount } from '../comment/comment.ts';
import { invites } from '../invite/collections.ts';
import { purged } from '../group/purge-collections.ts';

const ownComments = defineCollectionGroup({
  name: 'comments',
  schema: v.looseObject({ by: v.string(), counted: v.optional(v.unknown()) }),
});

/** Page size; fits into one commit. */
const PAGE = 400;

/** Deletes an account's comments and invites in all groups. */
export async function scrubMember(
  database: Database,
  uid: string,
): Promise<Result<undefined, AppError>> {
  const comments = await removeComments(database, uid);
  return comments.ok ? removeInvites(database, uid) : comments;
}

interface OwnComment extends CommentPlace {
  readonly id: string;
  readonly isCounted: boolean;
}

async function removeComments(
  database: Database,
  uid: string,
): Promise<Result<undefined, AppError>> {
  for (;;) {
    const page = await getOnce(
      database,
      ownComments,
      {},
      (query) => query.where('by', '==', uid).limit(PAGE),
      { source: 'server' },
    );
    if (!page.ok) return page;
    const own = page.value.data.map(toOwnComment);
    for (const round of roundsOf(own)) {
      const removed = await fewAtATime(round, (some) => removeSome(database, some));
      if (!removed.ok) return removed;
    }
    if (own.length < PAGE) return ok(undefined);
  }
}

function toOwnComment({
  path,
  data,
}: Pick<Doc<{ readonly counted?: unknown }>, 'path' | 'data'>): OwnComment {
  const [, groupId = '', , expenseId = '', , id = ''] = path.split('/');
  return { groupId, expenseId, id, isCounted: data.counted === true };
}

/** Divides comments into commits, each with at most one counted comment of the same expense. */
function roundsOf(own: readonly OwnComment[]): readonly (readonly OwnComment[])[] {
  const rounds: OwnComment[][] = [];
  const counted = new Map<string, number>();
  for (const comment of own) {
    const place = `${comment.groupId}/${comment.expenseId}`;
    const round = comment.isCounted ? (counted.get(place) ?? 0) : 0;
    if (comment.isCounted) counted.set(place, round + 1);
    (rounds[round] ??= []).push(comment);
  }
  return rounds;
}

async function removeSome(
  database: Database,
  some: readonly OwnComment[],
): Promise<Result<undefined, AppError>> {
  const removed = await commitNow(database, (batch) => {
    for (const comment of some) {
      batch.delete(purged.comments, comment, comment.id);
      if (comment.isCounted) putCommentCount(batch, comment, { id: comment.id, change: -1 });
    }
  });
  if (removed.ok || removed.error.code !== 'firestore/not-found') return removed;
  // An expense was removed for good, so nothing counts its comments anymore.
  const [first] = some;
  if (some.length === 1 && first !== undefined) {
    return commitNow(database, (batch) => batch.delete(purged.comments, first, first.id));
  }
  for (const comment of some) {
    const done = await removeSome(database, [comment]);
    if (!done.ok) return done;
  }
  return ok(undefined);
}

async function removeInvites(
  database: Database,
  uid: string,
): Promise<Result<undefined, AppError>> {
  const own = await getOnce(
    database,
    groups,
    {},
    (query) => query.where('memberUids', 'array-contains', uid),
    { source: 'server' },
  );
  if (!own.ok) return own;
  for (const { id: groupId } of own.value.data) {
    const made = await getOnce(
      database,
      purged.invites,
      { groupId },
      (query) => query.where('createdBy', '==', uid),
      { source: 'server' },
    );
    if (!made.ok) return made;
    const removed = await fewAtATime(made.value.data, (some) =>
      commitNow(database, (batch) => {
        for (const { id, data } of some) {
          // Standing links belong to the group, so only the name is removed.
          if (data['standing'] === true) {
            batch.update(invites, { groupId }, id, { createdBy: '', 'preview.invitedBy': '' });
          } else batch.delete(purged.invites, { groupId }, id);
        }
      }),
    );
    if (!removed.ok) return removed;
  }
  return ok(undefined);
}
