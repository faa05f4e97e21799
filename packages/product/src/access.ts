import type { Role } from './values/common.ts';
import type { Group } from './group/schema.ts';

// The security rules decide the same; a screen asks here what to offer.

/** An account's role in a group; `undefined` for those who are no members. */
export function roleIn(group: Pick<Group, 'roles'>, uid: string | undefined): Role | undefined {
  return uid === undefined ? undefined : group.roles[uid];
}

/** Whether an account owns a group: manages members and links, and may delete it. */
export function isOwner(group: Pick<Group, 'roles'>, uid: string | undefined): boolean {
  return roleIn(group, uid) === 'owner';
}

/** Whether an account's role allows changes; whether the group is open is another question. */
export function hasWritingRole(group: Pick<Group, 'roles'>, uid: string | undefined): boolean {
  const role = roleIn(group, uid);
  return role === 'owner' || role === 'editor';
}

/**
 * Whether an account may change expenses, people and settings of a group: every member but viewers, and nobody
 * once it is archived.
 */
export function mayWrite(
  group: Pick<Group, 'roles' | 'archivedAt'>,
  uid: string | undefined,
): boolean {
  return hasWritingRole(group, uid) && group.archivedAt === undefined;
}
