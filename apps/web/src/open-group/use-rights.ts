import { useUser } from '@quits/auth/react';
import { isOwner, mayWrite, roleIn } from '@quits/product/access.ts';
import type { Role } from '@quits/product/values/common.ts';
import { useGroup } from './group-context.tsx';

/** The user's rights in the open group. */
export interface Rights {
  readonly uid: string;
  readonly role: Role;
  /** Whether the user may change people, settings and expenses; false in an archived group. */
  readonly mayWrite: boolean;
  readonly owns: boolean;
  readonly isArchived: boolean;
}

/** Returns the user's rights in the open group; a viewer's if signed out. */
export function useRights(): Rights {
  const { data } = useGroup();
  const uid = useUser()?.uid ?? '';
  const role = roleIn(data, uid) ?? 'viewer';
  return {
    uid,
    role,
    mayWrite: mayWrite(data, uid),
    owns: isOwner(data, uid),
    isArchived: data.archivedAt !== undefined,
  };
}
