import { isSignedIn, signedInUid } from '@quits/auth';
import type { I18n } from '@quits/i18n';
import { deviceStorage } from '@quits/app-platform/device/device-storage.ts';
import type { Runtime } from './runtime.ts';
import { whenIdle } from '@quits/app-platform/slices/when-idle.ts';

/** Starts to sync an account's preferences when the page is idle after sign-in; returns a function that stops it. */
export function keepProfileWhenIdle(
  { auth, database, usage, isLeaving }: Runtime,
  i18n: I18n,
): () => void {
  let end: (() => void) | undefined;
  let ended = false;

  async function begin(): Promise<void> {
    const [{ keepProfile }, { devicePreferences }] = await Promise.all([
      import('@quits/product/account/keep-profile.ts'),
      import('../profile/device-preferences.ts'),
    ]);
    if (ended) return;
    const uid = signedInUid(auth).getState;
    const preferences = devicePreferences(i18n, usage.consent, uid);
    end = keepProfile({ auth, database, preferences, device: deviceStorage(), isLeaving });
  }

  function update(): void {
    const { session } = auth.store.getState();
    if (!isSignedIn(session) || session.user.isAnonymous) return;
    stop();
    // If the code fails to load, preferences stay on this device until the next start.
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
