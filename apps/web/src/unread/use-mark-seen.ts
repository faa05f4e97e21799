import { useUser } from '@quits/auth/react';
import type { Doc } from '@quits/firestore';
import { useEffect, useRef } from 'react';
import type { Group } from '@quits/product/group/schema.ts';
import { deviceStorage } from '@quits/app-platform/device/device-storage.ts';
import { noteLookedAt } from '@quits/product/activity/looked-at.ts';
import { isNews, markSeen } from '@quits/product/activity/seen-groups.ts';

/** Groups that had news when they were opened in this tab. */
export const openedWithNews = new Set<string>();

/** Remembers on this device that the group that is open has been looked at, as often as it changes. */
export function useMarkSeen(group: Doc<Group> | undefined): void {
  const uid = useUser()?.uid;
  const groupId = group?.id;
  const at = group?.data.lastActivityAt?.getTime();
  const isPending = group?.pending === true;
  const opened = useRef<string>(undefined);
  useEffect(() => {
    const storage = deviceStorage();
    if (storage === undefined || uid === undefined || groupId === undefined) return;
    const change = { groupId, at: at ?? Date.now(), now: Date.now() };
    if (opened.current !== groupId && isNews(storage, uid, change)) openedWithNews.add(groupId);
    opened.current = groupId;
    // The server's clock may be ahead of this one's, and the change may still be pending.
    markSeen(storage, uid, change);
    // Other devices are told only times of the server.
    if (at !== undefined && !isPending) noteLookedAt({ uid, groupId, at });
    if (globalThis.Notification?.permission === 'granted') void closeShown(groupId);
  }, [uid, groupId, at, isPending]);
}

async function closeShown(groupId: string): Promise<void> {
  const { closeNotices } = await import('@quits/app-platform/push/close-notices.ts');
  await closeNotices(groupId);
}
