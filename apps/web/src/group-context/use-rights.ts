import { useUser } from '@quits/auth/react';
import { isOwner, mayWrite, roleIn } from '@quits/product/access.ts';
import type { Role } from '@quits/product/values/common.ts';
import { useGroup } from './group-context.tsx';

/** What one may do in the group that is open. */
export interface Rights {
  readonly uid: string;
  readonly role: Role;
  /** Change people, settings and expenses; nobody may in an archived group. */
  readonly mayWrite: boolean;
  readonly owns: boolean;
  readonly isArchived: boolean;
}

/** One's own rights in the group that is open; those of a viewer while nobody is signed in. */
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
