import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { putForgotten } from '@quits/product/account/forget-member.ts';
import { needsSuccessor } from '@quits/product/account/needs-successor.ts';
import type { RemovalRecord } from '@quits/product/account/removal-request.ts';
import { type Group, groupSchema } from '@quits/product/group/schema.ts';
import { readDocument } from '../documents/read-document.ts';
import { deleteGroup, type Stores } from '../housekeeping/delete-group.ts';
import { transactionBatch } from '../recurring/transaction-batch.ts';

/** Removes an account from its groups, and deletes those that it has alone or decided to delete. */
export async function leaveGroups(stores: Stores, uid: string, plan: RemovalRecord): Promise<void> {
  const { firestore, storage } = stores;
  const joined = firestore.collection('groups').where('memberUids', 'array-contains', uid);
  for (const { ref } of (await joined.get()).docs) {
    // oxlint-disable no-await-in-loop -- Each is a lot of work.
    await removeInvites(ref, uid);
    await storage.bucket().deleteFiles({ prefix: `groups/${ref.id}/photos/${uid}/` });
    if ((await leaveGroup(firestore, ref, { uid, plan })) === 'delete') {
      await deleteGroup(stores, ref.id);
    }
    // oxlint-enable no-await-in-loop
  }
}

/** Deletes an account's invitations; standing links belong to the group, so only the name is removed. */
async function removeInvites(group: DocumentReference, uid: string): Promise<void> {
  const made = await group.collection('invites').where('createdBy', '==', uid).get();
  for (const { ref, data } of made.docs.map((one) => ({ ref: one.ref, data: one.data() }))) {
    // oxlint-disable no-await-in-loop -- Few.
    if (data['standing'] === true) {
      await ref.update({ createdBy: '', 'preview.invitedBy': '' });
    } else await ref.delete();
    // oxlint-enable no-await-in-loop
  }
}

interface Leaver {
  readonly uid: string;
  readonly plan: RemovalRecord;
}

/** Leaves a group, or marks it as being deleted, so that nobody goes on using it. */
function leaveGroup(
  firestore: Firestore,
  ref: DocumentReference,
  { uid, plan }: Leaver,
): Promise<'left' | 'delete'> {
  return firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const group = readDocument(groupSchema, stored)?.data;
    // A group that can't be parsed can only be left.
    if (group === undefined) {
      if (stored.exists) transaction.update(ref, { memberUids: FieldValue.arrayRemove(uid) });
      return 'left';
    }
    if (!group.memberUids.includes(uid)) return 'left';
    const heir = heirOf(ref.id, group, { uid, plan });
    if (heir === 'delete') {
      const now = FieldValue.serverTimestamp();
      if (group.deletingAt === undefined)
        transaction.update(ref, { archivedAt: now, deletingAt: now });
      return 'delete';
    }
    const request = { groupId: ref.id, uid, heir, neutralName: plan.neutralName };
    putForgotten(transactionBatch(firestore, transaction), group, request);
    return 'left';
  });
}

/** Returns who becomes an owner of a group, if somebody has to, or that it is deleted. */
function heirOf(groupId: string, group: Group, { uid, plan }: Leaver): string | undefined {
  const others = group.memberUids.filter((member) => member !== uid);
  if (others.length === 0) return 'delete';
  if (!needsSuccessor(group, uid)) return undefined;
  const decided = plan.dispositions[groupId];
  if (decided === 'delete' || others.includes(decided ?? '')) return decided;
  // The group changed since.
  return others.find((member) => group.roles[member] === 'editor') ?? others[0];
}
