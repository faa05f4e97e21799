import { type AppError, ok, type Result } from '@quits/errors';
import { defineCollectionGroup, getOnce } from '@quits/firestore';
import type { Database } from '../database.ts';
import * as v from 'valibot';
import { commitNow } from '../io/commit-now.ts';
import { fewAtATime } from '../io/few-at-a-time.ts';
import { groups } from '../group/collections.ts';
import { invites } from '../invite/collections.ts';
import { purged } from '../group/purge-collections.ts';

const ownComments = defineCollectionGroup({
  name: 'comments',
  schema: v.looseObject({ by: v.string() }),
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
    const { paths } = page.value;
    const removed = await commitNow(database, (batch) => {
      for (const path of paths) {
        const [, groupId = '', , expenseId = '', , id = ''] = path.split('/');
        batch.delete(purged.comments, { groupId, expenseId }, id);
      }
    });
    if (!removed.ok || paths.length < PAGE) return removed;
  }
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
