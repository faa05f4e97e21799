import { useUser } from '@quits/auth/react';
import type { QueryState } from '@quits/firestore';
import { useLiveQuery } from '@quits/firestore/react';
import { groups } from '@quits/product/group/collections.ts';
import { groupsOf } from '@quits/product/queries.ts';
import type { Group } from '@quits/product/group/schema.ts';

/** The groups that one is in, the one with the newest change first. */
export function useOwnGroups(): QueryState<Group> {
  const uid = useUser()?.uid;
  return useLiveQuery(groups, uid === undefined ? undefined : {}, groupsOf(uid ?? ''));
}
