import type { Auth } from 'firebase-admin/auth';
import type { RemovalRecord } from '@quits/product/account/removal-request.ts';
import { emptyDocument } from '../housekeeping/empty-document.ts';
import type { Stores } from '../housekeeping/delete-group.ts';
import { leaveGroups } from './leave-groups.ts';
import { removeComments } from './remove-comments.ts';

/** Services of a project. */
export interface Project extends Stores {
  readonly accounts: Auth;
}

/**
 * Deletes an account with its data, as the app does: its comments and invitations, its groups or its name in them, its files, its own
 * documents, and at last the account. Does only what is left.
 */
export async function removeAccount(
  project: Project,
  uid: string,
  plan: RemovalRecord,
): Promise<void> {
  const { firestore, storage, accounts } = project;
  await removeComments(firestore, uid);
  await leaveGroups(project, uid, plan);
  await storage.bucket().deleteFiles({ prefix: `users/${uid}/` });
  const writer = firestore.bulkWriter();
  const own = firestore.collection('users').doc(uid);
  await emptyDocument(own, writer);
  await writer.close();
  await own.delete();
  await firestore.collection('deviceCodes').doc(uid).delete();
  // Succeeds if there is none.
  await accounts.deleteUsers([uid]);
}
