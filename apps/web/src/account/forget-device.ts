import type { Provider } from '@quits/firebase-core';
import { dropAllImages } from '../receipts/kept-images.ts';
import { paths } from '../routing/paths.ts';

/** What the address of the start page says after an account was deleted here. */
export const DELETED = '?deleted';

/** Kept by the device for whoever is signed in, without a name in the key. */
const NAMELESS = /^quits\.(?:auth|visit|useful)(?:\.|$)/;

/** Deletes what this device keeps of an account that exists no more, and starts anew. */
export async function forgetDevice(
  provider: Pick<Provider, 'wipe'>,
  device: Storage | undefined,
  uid: string,
): Promise<void> {
  if (device !== undefined) forgetKeys(device, uid);
  await dropAllImages().catch(() => undefined);
  try {
    await provider.wipe();
  } catch {
    // Another tab holds it open and does the same.
  }
  window.location.replace(`${paths.welcome()}${DELETED}`);
}

/** Removes drafts, habits, lists and records of one account; others' stay, and so do settings of the device. */
export function forgetKeys(
  device: Pick<Storage, 'length' | 'key' | 'removeItem'>,
  uid: string,
): void {
  const keys = Array.from({ length: device.length }, (_, at) => device.key(at) ?? '');
  for (const key of keys) {
    const theirs = key.startsWith('quits.') && key.split('.').includes(uid);
    if (theirs || NAMELESS.test(key)) device.removeItem(key);
  }
}
