import { authErrors } from '@quits/auth';
import type { ReadonlyStore } from '@quits/firebase-core';
import { clearPendingWrites } from '@quits/firestore';
import type { Database } from '../database.ts';
import type { RemovalPlan, RemovalRequest } from './remove-account-data.ts';
import {
  pendingDeletion,
  decidedRemoval,
  keepPendingDeletion,
  keepDecidedRemoval,
} from './pending-deletion.ts';

/** Deletion of the account's data according to the user's plan. */
export interface Removal {
  /** Sets the plan for groups without another owner; called before the account is deleted. */
  readonly decide: (plan: RemovalPlan) => void;
  /** Removes the signed-in account's data. @throws {AppError} the failure */
  readonly run: () => Promise<void>;
  /**
   * Returns whether this page is about to remove the data or has done so; then it must not write
   * anymore.
   */
  readonly isDecided: () => boolean;
  /** Returns whether this page has removed an account's data. */
  readonly hasRun: () => boolean;
}

/** Dependencies of {@link createRemoval}. */
export interface RemovalOptions {
  readonly database: Database;
  readonly uid: ReadonlyStore<string | undefined>;
  readonly deleteFiles: RemovalRequest['deleteFiles'];
  /** Drops files that wait to be sent. */
  readonly forgetFiles: () => void;
}

/** Creates the data removal of a page; its code is loaded on demand. */
export function createRemoval({
  database,
  uid,
  deleteFiles,
  forgetFiles,
}: RemovalOptions): Removal {
  let plan: RemovalPlan | undefined;
  let ran = false;
  return {
    decide(decided) {
      plan = decided;
      const owner = uid.getState();
      if (owner !== undefined) keepDecidedRemoval(owner, decided);
    },
    isDecided() {
      const owner = uid.getState();
      return plan !== undefined || (owner !== undefined && pendingDeletion(owner) !== undefined);
    },
    hasRun: () => ran,
    async run() {
      const owner = uid.getState();
      plan ??= owner === undefined ? undefined : decidedRemoval(owner);
      if (owner === undefined || plan === undefined) throw authErrors.create('session/read-only');
      // Store the plan, so that the app can offer to resume if the page is closed.
      keepPendingDeletion(owner, plan);
      keepDecidedRemoval(owner, undefined);
      forgetFiles();
      const [{ removeAccountData }, { requestRemoval }] = await Promise.all([
        import('./remove-account-data.ts'),
        import('./request-removal.ts'),
      ]);
      await requestRemoval(database, owner, plan);
      await removeAccountData(database, { uid: owner, plan, deleteFiles });
      await clearPendingWrites(database);
      ran = true;
    },
  };
}
