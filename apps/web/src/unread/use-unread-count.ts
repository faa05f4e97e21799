import { useUser } from '@quits/auth/react';
import type { Doc } from '@quits/firestore';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { deviceStorage } from '@quits/app-platform/device/device-storage.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { useOwnGroups } from '../own-groups/use-own-groups.ts';
import {
  type ChangedGroup,
  countNews,
  markSeen,
  noteOwnChange,
  takeOwnChange,
  watchSeen,
} from '@quits/product/activity/seen-groups.ts';

const NONE: readonly Doc<Group>[] = [];

/** Returns the number of groups changed since they were last opened on this device. */
export function useUnreadCount(): number {
  const uid = useUser()?.uid;
  const state = useOwnGroups();
  const groups = state.status === 'ready' ? state.data : NONE;
  const [now] = useState(() => Date.now());
  useOwnChangesSeen(uid, groups, state.status === 'ready' && !state.fromCache);
  const storage = deviceStorage();
  const changed = groups.flatMap((group): ChangedGroup[] =>
    group.pending || group.data.archivedAt !== undefined ? [] : changeOf(group),
  );
  const count = () =>
    storage === undefined || uid === undefined
      ? 0
      : countNews(storage, uid, { groups: changed, now });
  return useSyncExternalStore(watchTabs, count, () => 0);
}

/** Observes groups opened in other tabs too. */
function watchTabs(listener: () => void): () => void {
  const stop = watchSeen(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

/**
 * Marks the user's own changes as seen when they reach the server, which may be much later, and on another page. The page's first
 * data may lack them, so this ends only with data from the server (`isFresh`).
 */
function useOwnChangesSeen(
  uid: string | undefined,
  groups: readonly Doc<Group>[],
  isFresh: boolean,
): void {
  useEffect(() => {
    const storage = deviceStorage();
    if (storage === undefined || uid === undefined) return;
    const now = Date.now();
    for (const group of groups) {
      const own = { groupId: group.id, now };
      if (group.pending) noteOwnChange(storage, uid, own);
      else if (takeOwnChange(storage, uid, own)) {
        for (const change of changeOf(group)) markSeen(storage, uid, { ...change, now });
        if (!isFresh) noteOwnChange(storage, uid, own);
      }
    }
  }, [uid, groups, isFresh]);
}

function changeOf({ id, data }: Doc<Group>): ChangedGroup[] {
  return data.lastActivityAt === null ? [] : [{ groupId: id, at: data.lastActivityAt.getTime() }];
}
