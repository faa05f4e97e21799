import type { Role } from './values/common.ts';
import type { Group } from './group/schema.ts';

// Mirrors the security rules, so that screens offer only permitted actions.

/** Returns an account's role in a group; `undefined` for non-members. */
export function roleIn(group: Pick<Group, 'roles'>, uid: string | undefined): Role | undefined {
  return uid === undefined ? undefined : group.roles[uid];
}

/** Returns whether an account owns a group: manages members and links, and may delete it. */
export function isOwner(group: Pick<Group, 'roles'>, uid: string | undefined): boolean {
  return roleIn(group, uid) === 'owner';
}

/**
 * Returns whether an account's role allows changes; whether the group is open is another question.
 */
export function hasWritingRole(group: Pick<Group, 'roles'>, uid: string | undefined): boolean {
  const role = roleIn(group, uid);
  return role === 'owner' || role === 'editor';
}

/**
 * Returns whether an account may change a group's expenses, people and settings: every member
 * except viewers, unless the group is archived.
 */
export function mayWrite(
  group: Pick<Group, 'roles' | 'archivedAt'>,
  uid: string | undefined,
): boolean {
  return hasWritingRole(group, uid) && group.archivedAt === undefined;
}
