import { signedInUid } from '@quits/auth';
import type { Runtime } from './runtime.ts';
import { startAfterSignIn } from './start-after-sign-in.ts';

/**
 * Keeps the account's photo in its groups, and the list of readers of its payment details, up to date once the page is idle
 * after sign-in; returns a function that stops it.
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
      const [{ keepPhotos }, { keepReaders }] = await Promise.all([
        import('@quits/product/photo/keep-photos.ts'),
        import('@quits/product/payment/keep-readers.ts'),
      ]);
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
