import { signedInUid } from '@quits/auth';
import type { I18n } from '@quits/i18n';
import { deviceStorage } from '@quits/app-platform/device/device-storage.ts';
import type { Runtime } from './runtime.ts';
import { startAfterSignIn } from './start-after-sign-in.ts';

/** Syncs an account's preferences once the page is idle after sign-in; returns a function that stops it. */
export function keepProfileWhenIdle(
  { auth, database, usage, isLeaving }: Runtime,
  i18n: I18n,
): () => void {
  const hasAccount = ({ isAnonymous }: { readonly isAnonymous: boolean }) => !isAnonymous;
  return startAfterSignIn(auth, hasAccount, async () => {
    const [{ keepProfile }, { devicePreferences }] = await Promise.all([
      import('@quits/product/account/keep-profile.ts'),
      import('../profile/device-preferences.ts'),
    ]);
    const uid = signedInUid(auth).getState;
    const preferences = devicePreferences(i18n, usage.consent, uid);
    return keepProfile({ auth, database, preferences, device: deviceStorage(), isLeaving });
  });
}
