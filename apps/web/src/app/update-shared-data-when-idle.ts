import { signedInUid } from '@quits/auth';
import { deviceStorage } from '@quits/app-platform/device/device-storage.ts';
import type { ChangedGroup } from '@quits/product/activity/seen-groups.ts';
import type { Runtime } from './runtime.ts';
import { startAfterSignIn } from './start-after-sign-in.ts';

/**
 * Once the page is idle after sign-in: keeps the account's photo in its groups, and the list of readers of its payment details,
 * up to date, the latest exchange rates on this device, and what was seen on any of the account's devices; returns a function that stops it.
 */
export function updateSharedDataWhenIdle({
  auth,
  database,
  files,
  isLeaving,
}: Runtime): () => void {
  return startAfterSignIn(
    auth,
    () => true,
    async () => {
      const [{ keepRates }, { keepPhotos }, { keepReaders }, { keepSeen }] = await Promise.all([
        import('@quits/product/rates/keep-rates.ts'),
        import('@quits/product/photo/keep-photos.ts'),
        import('@quits/product/payment/keep-readers.ts'),
        import('@quits/product/notifications/keep-seen.ts'),
      ]);
      void keepRates(database);
      const ends = [
        keepPhotos({ auth, database, files: files.whenLoaded, isLeaving }),
        keepReaders({ uid: signedInUid(auth), database, isLeaving }),
        keepSeen({
          uid: signedInUid(auth),
          database,
          storage: deviceStorage(),
          isLeaving,
          close: (group) => void closeSeen(group),
        }),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  );
}

/** Closes notifications of what was seen on another device. */
async function closeSeen({ groupId, at }: ChangedGroup): Promise<void> {
  if (globalThis.Notification?.permission !== 'granted') return;
  const { closeNotices } = await import('@quits/app-platform/push/close-notices.ts');
  await closeNotices(groupId, at);
}
