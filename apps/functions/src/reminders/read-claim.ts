import { groupSchema, type Group } from '@quits/product/group/schema.ts';
import { ownPersonId } from '@quits/product/person/people.ts';
import type { RemindedAmounts } from '@quits/product/reminders/schema.ts';
import { readDocument } from '../documents/read-document.ts';
import { isStillOwed } from './is-still-owed.ts';
import { firestore } from './services.ts';

/** Two accounts of a group, and what the one is said to owe the other. */
export interface ClaimRequest {
  readonly groupId: string;
  /** The account that is owed. */
  readonly by: string;
  /** The account that owes. */
  readonly to: string;
  readonly amounts: RemindedAmounts;
}

/** A claim compared with the group's balances; `foreign` if the accounts aren't both members. */
export type ReadClaim =
  | { readonly status: 'owed'; readonly group: Group; readonly payee: string }
  | { readonly status: 'foreign' | 'changed' };

/** Compares what someone is said to owe with the group's balances now. */
export async function readClaim({ groupId, by, to, amounts }: ClaimRequest): Promise<ReadClaim> {
  const ref = firestore.doc(`groups/${groupId}`);
  const group = readDocument(groupSchema, await ref.get())?.data;
  const areMembers = [by, to].every((uid) => group?.memberUids.includes(uid));
  const payee = group && ownPersonId(group, by);
  const payer = group && ownPersonId(group, to);
  if (group === undefined || payee === undefined || payer === undefined || !areMembers)
    return { status: 'foreign' };
  const claim = { from: payer, to: payee, amounts };
  const isOpen = group.deletingAt === undefined;
  if (isOpen && (await isStillOwed(ref, group, claim))) return { status: 'owed', group, payee };
  return { status: 'changed' };
}
