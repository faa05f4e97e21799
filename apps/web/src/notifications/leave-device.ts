import type { Database } from '@quits/product/database.ts';
import { pushManager } from '@quits/app-platform/push/push-support.ts';

/** Longest wait for the server, in ms: it also removes the subscription's document once the push service says that it is gone. */
const PATIENCE = 2_000;

/** Turns off this device's notifications, also offline. */
export async function leaveDevice(database: Database, uid: string | undefined): Promise<void> {
  const subscription = await (await pushManager())?.getSubscription();
  if (subscription === undefined || subscription === null) return;
  await subscription.unsubscribe();
  if (uid === undefined || !navigator.onLine) return;
  const { dropDevice } = await import('@quits/product/notifications/keep-device.ts');
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
  });
  await Promise.race([dropDevice(database, uid, subscription.endpoint), late]);
}
