import type { Group } from './schema.ts';

/**
 * Whether an account may change expenses and people of a group: every member but viewers, and nobody
 * once it is archived.
 */
export function mayEdit(
  group: Pick<Group, 'roles' | 'archivedAt'>,
  uid: string | undefined,
): boolean {
  const role = uid === undefined ? undefined : group.roles[uid];
  return (role === 'owner' || role === 'editor') && group.archivedAt === undefined;
}
