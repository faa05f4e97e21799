import type { Database } from '@quits/product/database.ts';
import { pushManager } from './push-support.ts';

/**
 * Ends this device's notifications. Also works offline: the browser then drops the subscription, and the server removes its
 * document when the push service answers that it is gone.
 */
export async function leaveDevice(database: Database, uid: string | undefined): Promise<void> {
  const subscription = await (await pushManager())?.getSubscription();
  if (subscription === undefined || subscription === null) return;
  await subscription.unsubscribe();
  if (uid === undefined || !navigator.onLine) return;
  const { dropDevice } = await import('@quits/product/notifications/keep-device.ts');
  await dropDevice(database, uid, subscription.endpoint);
}
