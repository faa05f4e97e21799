import type { FirebaseServices } from '@quits/firebase-core';
import { forgetKeys } from '@quits/product/account/forget-keys.ts';
import { dropAllImages } from '@quits/product/files/kept-images.ts';
import { paths } from '../routing/paths.ts';

/** Query of the start page after an account was deleted on this device. */
export const DELETED = '?deleted';

/** Deletes this device's data of a deleted account, and restarts the app. */
export async function forgetDevice(
  provider: Pick<FirebaseServices, 'clearPersistence'>,
  device: Storage | undefined,
  uid: string,
): Promise<void> {
  if (device !== undefined) forgetKeys(device, uid);
  await dropAllImages().catch(() => undefined);
  try {
    await provider.clearPersistence();
  } catch {
    // Another tab has the database open and deletes it too.
  }
  window.location.replace(`${paths.welcome()}${DELETED}`);
}
