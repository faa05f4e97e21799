import { isSignedIn, signedInUid } from '@quits/auth';
import { whenIdle } from '@quits/app-platform/slices/when-idle.ts';
import type { Runtime } from './runtime.ts';

/** Starts to keep what groups see of the account up to date, its photo and payment details, when the page is idle after sign-in; returns a function that stops it. */
export function keepSharedWhenIdle({ auth, database, files, isLeaving }: Runtime): () => void {
  let end: (() => void) | undefined;
  let ended = false;

  async function begin(): Promise<void> {
    const [{ keepPhotos }, { keepReaders }] = await Promise.all([
      import('@quits/product/photo/keep-photos.ts'),
      import('@quits/product/payment/keep-readers.ts'),
    ]);
    if (ended) return;
    const ends = [
      keepPhotos({ auth, database, files: files.whenLoaded, isLeaving }),
      keepReaders({ uid: signedInUid(auth), database, isLeaving }),
    ];
    end = () => {
      for (const one of ends) one();
    };
  }

  function update(): void {
    if (!isSignedIn(auth.store.getState().session)) return;
    stop();
    // If the code fails to load, both stay as they are until the next start.
    whenIdle(() => void begin().catch(() => undefined));
  }

  const stop = auth.store.subscribe(update);
  update();
  return () => {
    ended = true;
    stop();
    end?.();
  };
}
