import { authErrors } from '@quits/auth';
import type { MergeHooks } from '@quits/auth';
import { createAppError } from '@quits/errors';
import { createFirebase, createValueStore, type FirebaseServices } from '@quits/firebase-core';
import { createDatabase, waitForPendingWrites, memoryJournal, getOnce } from '@quits/firestore';
import type { Database } from '../database.ts';
import { groups } from '../group/collections.ts';

/** Dependencies of {@link createMergeHooks}. */
export interface MergeHooksOptions {
  readonly provider: FirebaseServices;
  readonly database: () => Database;
  readonly uid: () => string | undefined;
}

/**
 * How long to wait for the guest's pending writes before the merge is postponed, in milliseconds.
 */
const PATIENCE = 15_000;

/**
 * Moves a guest's groups to an existing account. Nothing is copied: in every group the guest offers
 * its membership, the account accepts it from a second connection, and the guest leaves.
 */
export function createMergeHooks({ provider, database, uid }: MergeHooksOptions): MergeHooks {
  let second: FirebaseServices | undefined;
  const account = (): FirebaseServices =>
    (second ??= createFirebase(provider.config, { name: 'merge', cache: 'memory' }));

  return {
    async count() {
      const owner = uid();
      if (owner === undefined) return 0;
      const found = await getOnce(database(), groups, {}, (query) =>
        query.where('memberUids', 'array-contains', owner),
      );
      if (!found.ok) throw found.error;
      return found.value.paths.length;
    },
    async exportGuest() {
      // The guest couldn't send pending writes after leaving.
      const late = new Promise<false>((resolve) => {
        setTimeout(() => resolve(false), PATIENCE);
      });
      if (!(await Promise.race([waitForPendingWrites(database()), late])))
        throw createAppError('network/timeout');
    },
    secondAuth: () => account().auth(),
    async importGuest(auth, guestUid) {
      const accountUid = auth.currentUser?.uid;
      if (accountUid === undefined) throw authErrors.create('session/merge-failed');
      const theirs = createDatabase({
        firestore: () => account().firestore(),
        uid: createValueStore<string | undefined>(accountUid),
        journal: memoryJournal(),
      });
      try {
        const [{ transferMemberships }, { deleteFolder }] = await Promise.all([
          import('./transfer-memberships.ts'),
          import('@quits/storage'),
        ]);
        const deleteFiles = (path: string) =>
          deleteFolder({ storage: () => provider.storage(), path });
        await transferMemberships({
          guest: { database: database(), uid: guestUid, deleteFiles },
          account: { database: theirs, uid: accountUid },
        });
      } finally {
        theirs.dispose();
      }
    },
    async cleanUp() {
      await second?.close();
      second = undefined;
    },
  };
}
