import type { FirebaseServices } from '@quits/firebase-core';
import { forgetKeys } from '@quits/product/account/forget-keys.ts';
import { dropAllImages } from '@quits/product/files/kept-images.ts';
import { paths } from '../routing/paths.ts';

/** What the address of the start page says after an account was deleted here. */
export const DELETED = '?deleted';

/** Deletes what this device keeps of an account that exists no more, and starts anew. */
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
    // Another tab holds it open and does the same.
  }
  window.location.replace(`${paths.welcome()}${DELETED}`);
}
