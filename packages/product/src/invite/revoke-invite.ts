import { serverTimestamp, type WriteHandle } from '@quits/firestore';
import type { Database } from '../database.ts';
import { invites } from './collections.ts';

/** Ends a link for good; for whoever made it, and owners. */
export function revokeInvite(
  database: Database,
  { groupId, inviteId }: { readonly groupId: string; readonly inviteId: string },
): WriteHandle {
  return database.write('revoke-invite', (batch) =>
    batch.update(invites, { groupId }, inviteId, { revokedAt: serverTimestamp() }),
  );
}
