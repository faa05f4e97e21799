import type { Provider } from '@quits/firebase-core';
import { dropAllImages } from '../receipts/kept-images.ts';
import { paths } from '../routing/paths.ts';

/** What the address of the start page says after an account was deleted here. */
export const DELETED = '?deleted';

/** Deletes what this device keeps of an account that exists no more, and starts anew. */
export async function forgetDevice(provider: Pick<Provider, 'wipe'>): Promise<void> {
  await dropAllImages().catch(() => undefined);
  try {
    await provider.wipe();
  } catch {
    // Another tab holds it open and does the same.
  }
  window.location.replace(`${paths.welcome()}${DELETED}`);
}
