import type { AppError, Result } from '@quits/errors';
import { arrayUnion, runTransaction } from '@quits/firestore';
import type { Database } from '../database.ts';
import { groups } from '../group/collections.ts';
import { invites } from '../invite/collections.ts';
import { ownPersonId } from '../person/people.ts';

/**
 * Adds an account that just joined to the previews of the group's other links, which it couldn't
 * read before.
 */
export function showPlace(
  database: Database,
  { groupId, inviteId, uid }: Readonly<Record<'groupId' | 'inviteId' | 'uid', string>>,
): Promise<Result<undefined, AppError>> {
  return runTransaction(database, async ({ get }) => {
    const group = await get(groups, {}, groupId);
    const personId = group && ownPersonId(group, uid);
    const name = group?.people[personId ?? '']?.name;
    return {
      value: undefined,
      write(batch) {
        if (personId === undefined || name === undefined) return;
        for (const link of Object.values(group?.links ?? {})) {
          if (link.inviteId === inviteId) continue;
          batch.update(invites, { groupId }, link.inviteId, {
            [`preview.people.${personId}`]: name,
            'preview.taken': arrayUnion(personId),
          });
        }
      },
    };
  });
}
