import type { DocumentReference } from 'firebase-admin/firestore';
import { partyEntries } from '@quits/product/balances/party-entries.ts';
import { expenseSchema } from '@quits/product/expense/expense-schema.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { type Claim, isOwed } from '@quits/product/reminders/is-owed.ts';
import { readDocument } from '../documents/read-document.ts';

/** Returns whether amounts are owed now, from the stored balances; from all expenses where debts aren't simplified. */
export async function isStillOwed(
  ref: DocumentReference,
  group: Group,
  claim: Omit<Claim, 'entries'>,
): Promise<boolean> {
  if (group.simplify) return isOwed(group, claim);
  const { docs } = await ref.collection('expenses').get();
  const history = docs.flatMap((stored) => readDocument(expenseSchema, stored) ?? []);
  return isOwed(group, { ...claim, entries: partyEntries(group, history) });
}
