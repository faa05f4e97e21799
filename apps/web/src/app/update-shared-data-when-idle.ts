import { signedInUid } from '@quits/auth';
import type { Runtime } from './runtime.ts';
import { startAfterSignIn } from './start-after-sign-in.ts';

/**
 * Once the page is idle after sign-in: keeps the account's photo in its groups, and the list of readers of its payment details,
 * up to date, and the latest exchange rates on this device; returns a function that stops it.
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
      const [{ keepRates }, { keepPhotos }, { keepReaders }] = await Promise.all([
        import('@quits/product/rates/keep-rates.ts'),
        import('@quits/product/photo/keep-photos.ts'),
        import('@quits/product/payment/keep-readers.ts'),
      ]);
      void keepRates(database);
      const ends = [
        keepPhotos({ auth, database, files: files.whenLoaded, isLeaving }),
        keepReaders({ uid: signedInUid(auth), database, isLeaving }),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  );
}
