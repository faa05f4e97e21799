import { useUser } from '@quits/auth/react';
import type { QueryState } from '@quits/firestore';
import { useLiveQuery } from '@quits/firestore/react';
import { groups } from '../data/collections.ts';
import { groupsOf } from '../data/questions.ts';
import type { Group } from '../data/schemas/group.ts';

/** The groups that one is in, the one with the newest change first. */
export function useOwnGroups(): QueryState<Group> {
  const uid = useUser()?.uid;
  return useLiveQuery(groups, uid === undefined ? undefined : {}, groupsOf(uid ?? ''));
}
