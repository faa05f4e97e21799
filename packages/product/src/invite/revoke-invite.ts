import { serverTimestamp, type WriteHandle } from '@quits/firestore';
import type { Database } from '../database.ts';
import { invites } from './collections.ts';

/** Revokes a link permanently; for its creator and for owners. */
export function revokeInvite(
  database: Database,
  { groupId, inviteId }: { readonly groupId: string; readonly inviteId: string },
): WriteHandle {
  return database.write('revoke-invite', (batch) =>
    batch.update(invites, { groupId }, inviteId, { revokedAt: serverTimestamp() }),
  );
}
