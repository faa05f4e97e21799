import { type AppError, err, ok, type Result } from '@quits/errors';
import type { WriteHandle } from '@quits/firestore';
import type { Database } from '../database.ts';
import { productErrors } from '../errors/product-errors.ts';
import { ownPersonId } from './people.ts';
import type { Role } from '../values/common.ts';
import { changeGroup, type ChangeGroupRequest } from '../group/change-group.ts';
import type { KeptGroup } from '../group/group-change.ts';
import { isLastOwner, membershipEnds } from './leave-group.ts';

/** A change of another member's membership, by an owner. */
export interface ChangeMemberRequest extends ChangeGroupRequest {
  /** The account that is changed. */
  readonly member: string;
}

/**
 * Changes a member's role. A group may have several owners, so ownership is transferred by
 * promoting another member and then changing one's own role. Fails with `group/last-owner` if the
 * group would have no owner.
 */
export function setRole(
  database: Database,
  { member, ...request }: ChangeMemberRequest,
  role: Role,
): Result<WriteHandle, AppError> {
  if (role !== 'owner' && isLastOwner(request.group.data, member)) return err(lastOwner());
  return ok(
    changeGroup(database, request, {
      label: 'set-role',
      fields: { [`roles.${member}`]: role },
      note: { change: 'role', role },
      ...roleBefore(request.group.data.roles[member]),
      ...aboutMember({ member, ...request }),
    }),
  );
}

/** Removes a member from the group; their person stays in the expenses and is marked as left. */
export function removeMember(
  database: Database,
  { member, ...request }: ChangeMemberRequest,
): Result<WriteHandle, AppError> {
  if (isLastOwner(request.group.data, member)) return err(lastOwner());
  return ok(
    changeGroup(database, request, {
      label: 'remove-member',
      fields: membershipEnds(member, ownPersonId(request.group.data, member)),
      note: { change: 'removed' },
      ...aboutMember({ member, ...request }),
    }),
  );
}

function roleBefore(role: Role | undefined): { readonly before?: KeptGroup } {
  return role === undefined ? {} : { before: { role } };
}

function aboutMember({ group, member }: ChangeMemberRequest): { readonly personId?: string } {
  const personId = ownPersonId(group.data, member);
  return personId === undefined ? {} : { personId };
}

function lastOwner(): AppError {
  return productErrors.create('group/last-owner');
}
