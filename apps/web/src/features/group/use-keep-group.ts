import { useUser } from '@quits/auth/react';
import type { Doc } from '@quits/firestore';
import { rememberGroup } from '@quits/product/group/remembered-groups.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { useEffect } from 'react';
import { whenIdle } from '@quits/app-platform/slices/when-idle.ts';

/** Stores the open group on this device when the page is idle, after each change, for forms that start before the database. */
export function useKeepGroup(group: Doc<Group> | undefined): void {
  const uid = useUser()?.uid;
  useEffect(() => {
    if (uid === undefined || group === undefined) return undefined;
    let isCurrent = true;
    whenIdle(() => {
      if (isCurrent) rememberGroup(uid, group);
    });
    return () => {
      isCurrent = false;
    };
  }, [uid, group]);
}
