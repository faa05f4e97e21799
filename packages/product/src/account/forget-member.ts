import type { AppError, Result } from '@quits/errors';
import {
  arrayRemove,
  deleteField,
  generateId,
  serverTimestamp,
  runTransaction,
  type WriteBatch,
} from '@quits/firestore';
import type { Database } from '../database.ts';
import { productErrors } from '../errors/product-errors.ts';
import { noteGroupChange, putGroupChange } from '../group/change-group.ts';
import { isLastOwner } from '../person/leave-group.ts';
import { groups } from '../group/collections.ts';
import { joins } from '../invite/collections.ts';
import { ownPersonId } from '../person/people.ts';
import type { Group } from '../group/schema.ts';
import { freeName } from './free-name.ts';

/** Request to remove an account from a group permanently. */
export interface ForgetMemberRequest {
  readonly groupId: string;
  readonly uid: string;
  /** Member who becomes an owner, if the group has no other. */
  readonly heir: string | undefined;
  readonly neutralName: string;
}

/**
 * Removes an account and its name from a group; its person stays in the expenses under a neutral
 * name. Fails with `group/last-owner` if the group would have no owner.
 */
export function forgetMember(
  database: Database,
  request: ForgetMemberRequest,
): Promise<Result<undefined, AppError>> {
  const { groupId, uid, heir } = request;
  return runTransaction(database, async ({ get }) => {
    const group = await get(groups, {}, groupId);
    if (group === undefined || !group.memberUids.includes(uid)) {
      return { value: undefined, write: () => undefined };
    }
    if (isLastOwner(group, uid) && (heir === undefined || !group.memberUids.includes(heir))) {
      throw productErrors.create('group/last-owner');
    }
    return {
      value: undefined,
      write: (batch) => putForgotten(batch, group, request),
    };
  });
}

/** Adds to a write that an account and its name leave a group; the heir must be a member. */
export function putForgotten(batch: WriteBatch, group: Group, request: ForgetMemberRequest): void {
  const { groupId, uid } = request;
  const rev = generateId();
  putGroupChange(batch, { id: groupId, data: group }, { fields: fields(group, request), rev });
  noteGroupChange(batch, { groupId, uid, rev, note: { change: 'left' } });
  batch.delete(joins, { groupId }, uid);
}

function fields(
  group: Group,
  { uid, heir, neutralName }: ForgetMemberRequest,
): Readonly<Record<string, unknown>> {
  const personId = ownPersonId(group, uid);
  const handsOver = heir !== undefined && isLastOwner(group, uid);
  return {
    memberUids: arrayRemove(uid),
    [`roles.${uid}`]: deleteField(),
    [`photos.${uid}`]: deleteField(),
    ...(handsOver ? { [`roles.${heir}`]: 'owner' } : {}),
    ...(personId === undefined
      ? {}
      : {
          [`people.${personId}.name`]: freeName(group, neutralName),
          [`seats.${personId}`]: '',
          [`people.${personId}.leftAt`]: serverTimestamp(),
        }),
  };
}
