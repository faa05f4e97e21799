import { deviceStorage } from '@quits/app-platform/device/device-storage.ts';
import { useUser } from '@quits/auth/react';
import type { Doc } from '@quits/firestore';
import { isNews } from '@quits/product/activity/seen-groups.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { useState } from 'react';
import { openedWithNews } from '../../unread/use-mark-seen.ts';

const OFFERED = 'quits.offered';
/** Number of expenses of each group when it was first opened in this tab; adding one leaves the list and comes back. */
const firstCounts = new Map<string, number>();

/** Whether the offer is on screen, waiting for an answer. */
let isWaiting = false;

/** Remembers on this device that notifications were offered; they stay offered in this tab until they are answered. */
export function noteOffer(state: 'shown' | 'answered'): void {
  isWaiting = state === 'shown';
  deviceStorage()?.setItem(OFFERED, 'notifications');
}

/**
 * Returns whether this is a moment to offer notifications on this device, which never has: a group of several accounts that others
 * changed while the user was away, or in which an expense has just been added.
 */
export function useOfferMoment({ id, data }: Doc<Group>): boolean {
  const uid = useUser()?.uid;
  const { memberUids, expenseCount, lastActivityAt } = data;
  const [before] = useState(() => {
    const storage = deviceStorage();
    const at = lastActivityAt?.getTime() ?? 0;
    const count = firstCounts.get(id) ?? expenseCount;
    firstCounts.set(id, count);
    return {
      count,
      // Without a permission to ask for, there is nothing to offer.
      isOpen:
        storage !== undefined &&
        (isWaiting || storage.getItem(OFFERED) === null) &&
        'serviceWorker' in navigator &&
        globalThis.Notification?.permission === 'default',
      isNews:
        // The group's layout may have marked them as seen already.
        openedWithNews.has(id) ||
        (storage !== undefined &&
          uid !== undefined &&
          isNews(storage, uid, { groupId: id, at, now: Date.now() })),
    };
  });
  const isShared = memberUids.length > 1 && expenseCount > 0;
  return before.isOpen && isShared && (before.isNews || expenseCount > before.count);
}
