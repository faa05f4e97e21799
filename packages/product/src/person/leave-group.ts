import { type AppError, err, ok, type Result } from '@quits/errors';
import { arrayRemove, deleteField, serverTimestamp, type WriteHandle } from '@quits/firestore';
import type { Database } from '../database.ts';
import { productErrors } from '../errors/product-errors.ts';
import { ownPersonId } from './people.ts';
import type { Group } from '../group/schema.ts';
import { changeGroup, type ChangeGroupRequest } from '../group/change-group.ts';

/**
 * Returns whether an account is a group's only owner; before leaving, the group has to be deleted
 * or handed over.
 */
export function isLastOwner(group: Group, uid: string): boolean {
  const owners = Object.entries(group.roles).filter(([, role]) => role === 'owner');
  return owners.length === 1 && owners[0]?.[0] === uid;
}

/**
 * Removes an account from a group. Its person stays in the expenses and is marked as left. Fails
 * with `group/last-owner` if the group would have no owner.
 */
export function leaveGroup(
  database: Database,
  request: ChangeGroupRequest,
): Result<WriteHandle, AppError> {
  const { group, uid } = request;
  if (isLastOwner(group.data, uid)) {
    return err(productErrors.create('group/last-owner'));
  }
  const personId = ownPersonId(group.data, uid);
  return ok(
    changeGroup(database, request, {
      label: 'leave-group',
      fields: membershipEnds(uid, personId),
      note: { change: 'left' },
      endsAccess: true,
      ...(personId === undefined ? {} : { personId }),
    }),
  );
}

/** Returns the changed fields when a membership ends. */
export function membershipEnds(
  uid: string,
  personId: string | undefined,
): Readonly<Record<string, unknown>> {
  return {
    memberUids: arrayRemove(uid),
    [`roles.${uid}`]: deleteField(),
    [`photos.${uid}`]: deleteField(),
    ...(personId === undefined ? {} : { [`people.${personId}.leftAt`]: serverTimestamp() }),
  };
}
