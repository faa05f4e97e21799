import { authErrors } from '@quits/auth';
import type { ReadonlyStore } from '@quits/firebase-core';
import { clearPendingWrites } from '@quits/firestore';
import type { Database } from '../database.ts';
import type { RemovalPlan, RemovalRequest } from './remove-account-data.ts';
import {
  pendingDeletion,
  decidedRemoval,
  keepBegunRemoval,
  keepDecidedRemoval,
} from './pending-deletion.ts';

/** Deleting the account's data, as the person has decided it. */
export interface Removal {
  /** Says what becomes of groups that nobody else owns; called before the account is deleted. */
  readonly decide: (plan: RemovalPlan) => void;
  /** Removes the data of who is signed in. @throws {AppError} what stopped it */
  readonly run: () => Promise<void>;
  /** Whether somebody on this page is about to remove the data, or has: nothing may be written any more. */
  readonly isDecided: () => boolean;
  /** Whether this page has removed somebody's data. */
  readonly hasRun: () => boolean;
}

/** What {@link createRemoval} works with. */
export interface RemovalOptions {
  readonly database: Database;
  readonly uid: ReadonlyStore<string | undefined>;
  readonly deleteFiles: RemovalRequest['deleteFiles'];
  /** Drops files that wait to be sent. */
  readonly forgetFiles: () => void;
}

/** Makes the removal of a page; its code is loaded when it is used. */
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
      // From here on the device remembers it: whoever closes the page is offered to go on.
      keepBegunRemoval(owner, plan);
      keepDecidedRemoval(owner, undefined);
      forgetFiles();
      const { removeAccountData } = await import('./remove-account-data.ts');
      await removeAccountData(database, { uid: owner, plan, deleteFiles });
      await clearPendingWrites(database);
      ran = true;
    },
  };
}
