import { useUser } from '@quits/auth/react';
import type { Doc } from '@quits/firestore';
import { readRememberedGroup } from '@quits/product/group/remembered-groups.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { useMemo } from 'react';
import { matchPath, useLocation } from 'react-router';
import { paths } from '../../routing/paths.ts';

/**
 * Returns this device's copy of the group for the form of a new expense, until the database returns the group itself
 * (`known`); `undefined` on every other screen, and for a group that wasn't opened recently.
 */
export function useRememberedGroup(known: Doc<Group> | undefined): Doc<Group> | undefined {
  const { pathname } = useLocation();
  const groupId = matchPath(paths.addExpense(':groupId'), pathname)?.params['groupId'];
  const uid = useUser()?.uid;
  const isNeeded = known === undefined;
  return useMemo(
    () =>
      !isNeeded || uid === undefined || groupId === undefined
        ? undefined
        : readRememberedGroup({ uid, groupId }),
    [uid, groupId, isNeeded],
  );
}
