import { useUser } from '@quits/auth/react';
import type { Doc } from '@quits/firestore';
import { useEffect } from 'react';
import type { Group } from '@quits/product/group/schema.ts';
import { deviceStorage } from '@quits/app-platform/device/device-storage.ts';
import { markSeen } from '@quits/product/activity/seen-groups.ts';

/** Remembers on this device that the group that is open has been looked at, as often as it changes. */
export function useMarkSeen(group: Doc<Group> | undefined): void {
  const uid = useUser()?.uid;
  const groupId = group?.id;
  const at = group?.data.lastActivityAt?.getTime();
  useEffect(() => {
    const storage = deviceStorage();
    if (storage === undefined || uid === undefined || groupId === undefined) return;
    // The server's clock may be ahead of this one's, and the change may still be pending.
    markSeen(storage, uid, { groupId, at: at ?? Date.now(), now: Date.now() });
    if (globalThis.Notification?.permission === 'granted') void closeShown(groupId);
  }, [uid, groupId, at]);
}

async function closeShown(groupId: string): Promise<void> {
  const { closeNotices } = await import('../notifications/close-notices.ts');
  await closeNotices(groupId);
}
