import { deviceStorage } from '@quits/app-platform/device/device-storage.ts';
import { signedInUid } from '@quits/auth';
import type { ChangedGroup } from '@quits/product/activity/seen-groups.ts';
import { keepSeen } from '@quits/product/notifications/keep-seen.ts';
import { keepReaders } from '@quits/product/payment/keep-readers.ts';
import { keepPhotos } from '@quits/product/photo/keep-photos.ts';
import { keepRates } from '@quits/product/rates/keep-rates.ts';
import { keepSubscribed } from '../notifications/keep-subscribed.ts';
import type { Runtime } from './runtime.ts';

/**
 * Keeps up to date the account's photo in its groups, the list of readers of its payment details, the latest exchange rates on this
 * device, its push subscription, and what was seen on any of the account's devices; returns a function that stops it.
 */
export function updateSharedData({ auth, database, files, isLeaving }: Runtime): () => void {
  void keepRates(database);
  const uid = signedInUid(auth);
  const account = uid.getState();
  if (account !== undefined && isPermitted()) void keepSubscribed(database, account);
  const ends = [
    keepPhotos({ auth, database, files: files.whenLoaded, isLeaving }),
    keepReaders({ uid, database, isLeaving }),
    keepSeen({
      uid,
      database,
      storage: deviceStorage(),
      isLeaving,
      close: (group) => void closeSeen(group),
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Closes notifications of what was seen on another device. */
async function closeSeen({ groupId, at }: ChangedGroup): Promise<void> {
  if (!isPermitted()) return;
  const { closeNotices } = await import('@quits/app-platform/push/close-notices.ts');
  await closeNotices(groupId, at);
}

function isPermitted(): boolean {
  return globalThis.Notification?.permission === 'granted';
}
