import { isSignedIn } from '@quits/auth';
import { whenIdle } from '@quits/app-platform/slices/when-idle.ts';
import type { Runtime } from './runtime.ts';

/** Starts to show the account's photo in its groups when the page is idle after sign-in; returns a function that stops it. */
export function keepPhotosWhenIdle({ auth, database, files, isLeaving }: Runtime): () => void {
  let end: (() => void) | undefined;
  let ended = false;

  async function begin(): Promise<void> {
    const { keepPhotos } = await import('@quits/product/photo/keep-photos.ts');
    if (!ended) end = keepPhotos({ auth, database, files: files.whenLoaded, isLeaving });
  }

  function update(): void {
    if (!isSignedIn(auth.store.getState().session)) return;
    stop();
    // If the code fails to load, photos stay as they are until the next start.
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
