import { type Database, getOnce } from '@quits/firestore';
import { commitNow } from '@quits/product/io/commit-now.ts';
import { deleteGroup } from '@quits/product/group/delete-group.ts';
import { purged } from '@quits/product/group/purge-collections.ts';
import { textOf } from './refusal.ts';
import type { World } from './world.ts';

/**
 * Deletes the groups of a run like the app; if that is refused, document by document, so that as
 * little as possible remains. Returns possible leftovers with the reason.
 */
export async function removeGroups({ ana, devices, groupIds }: World): Promise<readonly string[]> {
  const uid = ana.auth.currentUser?.uid;
  if (uid === undefined) return groupIds.map((id) => `groups/${id} (nobody is signed in)`);
  const left: string[] = [];
  for (const groupId of groupIds) {
    const { database, deleteFiles } = ana;
    const done = await deleteGroup(database, { groupId, uid, deleteFiles });
    if (done.ok) continue;
    const uids = devices.flatMap(({ auth }) => auth.currentUser?.uid ?? []);
    const failures = await removeOneByOne(database, groupId, uids);
    const files = await deleteFiles(`groups/${groupId}/receipts`);
    if (!files.ok) failures.push(`files of groups/${groupId} (${textOf(files.error)})`);
    left.push(...failures);
  }
  return left;
}

const LISTED = ['expenses', 'months', 'recurring', 'invites', 'links', 'activity'] as const;

async function removeOneByOne(
  database: Database,
  groupId: string,
  uids: readonly string[],
): Promise<string[]> {
  const left: string[] = [];
  for (const name of LISTED) {
    const collection = purged[name];
    const found = await getOnce(database, collection, { groupId }, undefined, { source: 'server' });
    if (!found.ok) left.push(`groups/${groupId}/${name} (${textOf(found.error)})`);
    for (const { id } of found.ok ? found.value.data : []) {
      const gone = await commitNow(database, (batch) => batch.delete(collection, { groupId }, id));
      if (!gone.ok) left.push(`groups/${groupId}/${name}/${id} (${textOf(gone.error)})`);
    }
  }
  for (const uid of uids) {
    // Join documents can't be read, so it is unknown whether they exist.
    await commitNow(database, (batch) => batch.delete(purged.joins, { groupId }, uid));
  }
  const gone = await commitNow(database, (batch) => batch.delete(purged.group, {}, groupId));
  if (!gone.ok) left.push(`groups/${groupId} (${textOf(gone.error)})`);
  return left;
}
