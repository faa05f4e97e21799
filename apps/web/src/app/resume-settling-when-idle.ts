import { deviceStorage } from '@quits/app-platform/device/device-storage.ts';
import { settlingKey } from '@quits/product/between/settling-key.ts';
import type { Runtime } from './runtime.ts';
import { startAfterSignIn } from './start-after-sign-in.ts';

/**
 * Finishes an interrupted settlement with a person once the page is idle after sign-in; returns a function that stops waiting for
 * it.
 */
export function resumeSettlingWhenIdle({
  auth,
  database,
  isLeaving,
}: Pick<Runtime, 'auth' | 'database' | 'isLeaving'>): () => void {
  let uid = '';
  return startAfterSignIn(
    auth,
    (user) => {
      ({ uid } = user);
      const storage = deviceStorage();
      const isPending = storage !== undefined && storage.getItem(settlingKey(uid)) !== null;
      return isPending && !isLeaving();
    },
    async () => {
      const { resumeSettling } = await import('@quits/product/between/resume-settling.ts');
      void resumeSettling(database, uid);
      return () => undefined;
    },
  );
}
