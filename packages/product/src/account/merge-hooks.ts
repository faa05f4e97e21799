import { authErrors } from '@quits/auth';
import type { MergeHooks } from '@quits/auth';
import { appError } from '@quits/errors';
import { createProvider, observable, type Provider } from '@quits/firebase-core';
import { createDatabase, drain, memoryJournal, readOnce } from '@quits/firestore';
import type { Database } from '../database.ts';
import { groups } from '../group/collections.ts';

/** What {@link createMergeHooks} works with. */
export interface MergeHooksOptions {
  readonly provider: Provider;
  readonly database: () => Database;
  readonly uid: () => string | undefined;
}

/** How long changes of the guest may take to arrive before the merge is put off, in milliseconds. */
const PATIENCE = 15_000;

/**
 * Moves a guest's groups to an account that exists. Nothing is copied: in every group the guest
 * offers its place, the account takes it from a second connection, and the guest leaves.
 */
export function createMergeHooks({ provider, database, uid }: MergeHooksOptions): MergeHooks {
  let second: Provider | undefined;
  const account = (): Provider =>
    (second ??= createProvider(provider.config, { name: 'merge', cache: 'memory' }));

  return {
    async count() {
      const owner = uid();
      if (owner === undefined) return 0;
      const found = await readOnce(database(), groups, {}, (query) =>
        query.where('memberUids', 'array-contains', owner),
      );
      if (!found.ok) throw found.error;
      return found.value.paths.length;
    },
    async exportGuest() {
      // What has not arrived yet could not be changed any more by who leaves.
      const late = new Promise<false>((resolve) => {
        setTimeout(() => resolve(false), PATIENCE);
      });
      if (!(await Promise.race([drain(database()), late]))) throw appError('network/timeout');
    },
    secondAuth: () => account().auth(),
    async importInto(auth, guestUid) {
      const accountUid = auth.currentUser?.uid;
      if (accountUid === undefined) throw authErrors.create('session/merge-failed');
      const theirs = createDatabase({
        firestore: () => account().firestore(),
        uid: observable<string | undefined>(accountUid),
        journal: memoryJournal(),
      });
      try {
        const { handOverPlaces } = await import('./hand-over-places.ts');
        await handOverPlaces({
          guest: { database: database(), uid: guestUid },
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
