import type { Runtime } from './runtime.ts';
import { startAfterSignIn } from './start-after-sign-in.ts';

/** Keeps data that the account shares up to date once the page is idle after sign-in; returns a function that stops it. */
export function updateSharedDataWhenIdle(runtime: Runtime): () => void {
  return startAfterSignIn(
    runtime.auth,
    () => true,
    async () => (await import('./update-shared-data.ts')).updateSharedData(runtime),
  );
}
