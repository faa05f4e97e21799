import type { AppError, Result } from '@quits/errors';
import { type Doc, getOnce } from '@quits/firestore';
import type { Database } from '../database.ts';
import { commitNow } from '../io/commit-now.ts';
import { deleteGroup } from '../group/delete-group.ts';
import { groups } from '../group/collections.ts';
import { JOINED, joinedNames } from '../between/collections.ts';
import { DETAILS, paymentDetails, paymentReaders, READERS } from '../payment/collections.ts';
import { CHOICES, devices, DIGEST, digests, noticeChoices } from '../notifications/collections.ts';
import { reminderChoices, reminders, REMINDERS } from '../reminders/collections.ts';
import { users } from './collections.ts';
import type { Group } from '../group/schema.ts';
import { forgetMember } from './forget-member.ts';
import { needsSuccessor } from './needs-successor.ts';
import { scrubMember } from './scrub-member.ts';

/** Plan for the data that an account leaves behind. */
export interface RemovalPlan {
  /**
   * For each group with other members but no other owner: the uid of the next owner, or `delete`.
   */
  readonly dispositions: Readonly<Record<string, string>>;
  /** Replaces the account's name in the remaining groups. */
  readonly neutralName: string;
}

/** Account whose data is removed, and the plan. */
export interface RemovalRequest {
  readonly uid: string;
  readonly plan: RemovalPlan;
  /** Deletes every file below a path, and returns their number. */
  readonly deleteFiles: (folder: string) => Promise<Result<number, AppError>>;
}

/**
 * Removes an account's data: comments, photo, payment details, joined names, devices, reminders, profile, its own groups, and its name in the
 * others.
 * Safe to repeat after an interruption.
 * @throws {AppError} the failure
 */
export async function removeAccountData(
  database: Database,
  request: RemovalRequest,
): Promise<void> {
  const { uid, deleteFiles } = request;
  done(await scrubMember(database, uid));
  const own = done(
    await getOnce(
      database,
      groups,
      {},
      (query) => query.where('memberUids', 'array-contains', uid),
      { source: 'server' },
    ),
  );
  for (const group of own.data) done(await leaveBehind(database, group, request));
  done(await deleteFiles(`users/${uid}/photo`));
  const notified = done(await getOnce(database, devices, { uid }, undefined, { source: 'server' }));
  const reminded = done(
    await getOnce(database, reminders, { uid }, undefined, { source: 'server' }),
  );
  done(
    await commitNow(database, (batch) => {
      for (const { id } of notified.data) batch.delete(devices, { uid }, id);
      batch.delete(noticeChoices, { uid }, CHOICES);
      batch.delete(digests, { uid }, DIGEST);
      for (const { id } of reminded.data) batch.delete(reminders, { uid }, id);
      batch.delete(reminderChoices, { uid }, REMINDERS);
      batch.delete(paymentDetails, { uid }, DETAILS);
      batch.delete(paymentReaders, { uid }, READERS);
      batch.delete(joinedNames, { uid }, JOINED);
      batch.delete(users, {}, uid);
    }),
  );
}

async function leaveBehind(
  database: Database,
  group: Doc<Group>,
  { uid, plan, deleteFiles }: RemovalRequest,
): Promise<Result<undefined, AppError>> {
  const remove = () => deleteGroup(database, { groupId: group.id, uid, deleteFiles });
  if (group.data.memberUids.length === 1) return remove();
  const heir = needsSuccessor(group.data, uid) ? plan.dispositions[group.id] : undefined;
  if (heir === 'delete') return remove();
  const copies = await deleteFiles(`groups/${group.id}/photos/${uid}`);
  if (!copies.ok) return copies;
  return forgetMember(database, { groupId: group.id, uid, heir, neutralName: plan.neutralName });
}

function done<Value>(result: Result<Value, AppError>): Value {
  if (!result.ok) throw result.error;
  return result.value;
}
